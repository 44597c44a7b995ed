import type { z } from 'zod'
import type { SomeRecord } from '@/lib/resources/kind'
import type { Outcome } from './known-records'
import { type Note, parseRepaired } from './repair'

/** An empty list is how some languages write an empty object. @throws Error when it is no object */
export function singleton(raw: object, schema: z.ZodType) {
  const { record, problem, notes } = parseRepaired(schema, Array.isArray(raw) && raw.length === 0 ? {} : raw)
  if (record === undefined) throw new Error(`does not match the contract (${problem})`)
  return { content: record, notes }
}

/** A record that does not parse or repeats a slug is left out and noted; the others stay. @throws Error when it is no list */
export function collection(raw: object, longest: number, outcomesOf: (items: unknown[]) => Outcome[]) {
  if (!Array.isArray(raw)) throw new Error('does not match the contract (not a list)')
  const bySlug = new Map<string, SomeRecord>()
  const notes: Note[] = []
  const leftOut = (text: string) => notes.push({ kind: 'record left out', text })
  if (raw.length > longest) leftOut(`${raw.length} items, of which only the first ${longest} are shown`)
  for (const [index, { slug, record, problem, notes: own }] of outcomesOf(raw.slice(0, longest)).entries()) {
    const name = slug ? `record "${slug}"` : `record number ${index + 1}`
    for (const { kind, text } of own) notes.push({ kind, text: `${name}: ${text}` })
    if (record === undefined) leftOut(`${name} left out: ${problem}`)
    else if (bySlug.has(record.slug.normalize()))
      leftOut(`${name} left out: slug: already taken by another record`)
    else bySlug.set(record.slug.normalize(), record)
  }
  return { content: [...bySlug.values()], notes }
}
