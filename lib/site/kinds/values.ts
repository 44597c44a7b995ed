import { z } from 'zod'
import { anchor, line, prose } from '@/lib/engine/fields'
import type { Collection } from './kind'

const schema = z.object({ slug: anchor, title: line, description: prose })

export type Value = z.output<typeof schema>

export const values = {
  contracts: { 4: 'values', 6: 'values' },
  schema: () => schema,
  isFilled: ({ title, description }) => title !== '' || description !== '',
} as const satisfies Collection<Value>
