import { line, listOf, prose } from '@site-starter/engine/fields'
import { z } from 'zod'
import type { Singleton } from './kind'

const { object } = z

const document = object({ sections: listOf(object({ title: line, body: prose })) })

const schema = object({ terms: document.optional(), privacy: document.optional() })

export type LegalDocument = z.output<typeof document>

export const legal = {
  contracts: { 4: 'legal', 6: 'legal' },
  schema: () => schema,
  empty: schema.parse({}),
  filled: ({ terms, privacy }) => ({ terms: written(terms), privacy: written(privacy) }),
} as const satisfies Singleton<z.output<typeof schema>>

/** A legal document with its non-empty sections; undefined if there are none. */
function written(document: LegalDocument | undefined): LegalDocument | undefined {
  const sections = document?.sections.filter(({ title, body }) => title || body) ?? []
  return sections.length > 0 ? { sections } : undefined
}
