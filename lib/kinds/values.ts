import { id, line, prose } from '@site-starter/engine/fields'
import { z } from 'zod'
import type { Collection } from './kind'

const schema = z.object({ slug: id, title: line, description: prose })

export type Value = z.output<typeof schema>

export const values = {
  contracts: { 4: 'values', 6: 'values' },
  schema: () => schema,
  isFilled: ({ title, description }) => title !== '' || description !== '',
} as const satisfies Collection<Value>
