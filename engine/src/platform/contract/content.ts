import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Contract } from '../../fields/contract'
import type { SomeRecord } from '../../port/kinds'
import { MAX_NOTES, type Note, parseRepaired, type Repaired } from './repair'

interface Outcome extends Repaired<SomeRecord> {
  /** The slug as written; '' if the record has none. */
  slug: string
}

/** How many notes a record may still have once other records have used up the total. */
const MIN_NOTES_PER_RECORD = 3

const slugged = z.object({ slug: z.string() }).catch({ slug: '' })

/** Parsed records by the hash of their JSON. A large collection is pushed whole if one record changes; others stay the same objects, unparsed. */
export class KnownRecords {
  #outcomes = new Map<string, Outcome>()

  /** Parses the records (or their JSON, `split-records.ts`) that the last call did not have. @throws SyntaxError if a record is not JSON */
  outcomes(items: unknown[], contract: Contract, schema: z.ZodType<SomeRecord>): Outcome[] {
    let notesLeft = MAX_NOTES
    const parse = (item: unknown) => ({
      ...slugged.parse(item),
      ...parseRepaired(schema, item, Math.max(notesLeft, MIN_NOTES_PER_RECORD)),
    })
    const next = new Map<string, Outcome>()
    const known = (item: Uint8Array) => {
      const key = `${contract} ${hash('sha256', item)}`
      const outcome = this.#outcomes.get(key) ?? parse(JSON.parse(new TextDecoder().decode(item)))
      next.set(key, outcome)
      return outcome
    }
    const outcomes = items.map((item) => {
      const outcome = item instanceof Uint8Array ? known(item) : parse(item)
      notesLeft -= outcome.notes.length
      return outcome
    })
    this.#outcomes = next
    return outcomes
  }
}

/** Parses a single object. An empty list counts as one, since some languages encode an empty object that way. @throws Error if it is not an object */
export function singleton(raw: object, schema: z.ZodType) {
  const { record, problem, notes, more } = parseRepaired(
    schema,
    Array.isArray(raw) && raw.length === 0 ? {} : raw,
  )
  if (record === undefined) throw new Error(`does not match the contract (${problem})`)
  return { content: record, notes, more }
}

/** Parses a list of records. One that does not parse, or repeats a slug, is left out with a note. @throws Error if it is not a list */
export function collection(raw: object, maxRecords: number, outcomesOf: (items: unknown[]) => Outcome[]) {
  if (!Array.isArray(raw)) throw new Error('does not match the contract (not a list)')
  const bySlug = new Map<string, SomeRecord>()
  const notes: Note[] = []
  let more = 0
  const addNote = (one: Note) => {
    if (notes.length < MAX_NOTES) notes.push(one)
    else more += 1
  }
  const leftOut = (text: string) => addNote({ kind: 'record left out', text })
  if (raw.length > maxRecords) leftOut(`${raw.length} items, of which only the first ${maxRecords} are shown`)
  for (const [index, { slug, record, problem, ...repaired }] of outcomesOf(
    raw.slice(0, maxRecords),
  ).entries()) {
    const name = slug ? `record "${slug}"` : `record number ${index + 1}`
    for (const { kind, text } of repaired.notes) addNote({ kind, text: `${name}: ${text}` })
    more += repaired.more
    if (record === undefined) leftOut(`${name} left out: ${problem}`)
    else if (bySlug.has(record.slug.normalize()))
      leftOut(`${name} left out: slug: already taken by another record`)
    else bySlug.set(record.slug.normalize(), record)
  }
  return { content: [...bySlug.values()], notes, more }
}
