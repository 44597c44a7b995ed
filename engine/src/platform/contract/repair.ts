import type { z } from 'zod'
import { UNKNOWN } from '../../fields/fields'
import { beginning } from '../../text/visible-text'

/* Repairs a value so that a mistake costs only a field or a list item. zod's `.catch` would not do: it does not know the path of its value. */

/** Something that was changed or left out while a body was parsed, for the log and the doctor. */
export interface Note {
  kind: 'record left out' | 'unknown value' | 'changed'
  text: string
}

export interface Repaired<T> {
  /** The parsed record; undefined if something is missing that it needs, such as its slug. */
  record?: T | undefined
  problem?: string
  /** Notes, one per repaired part, up to a limit. A note starts with the path of the part. */
  notes: Note[]
  /** How many more parts were repaired. */
  more: number
}

/** How many notes there are for a response, and for each of its records: there may be millions of wrong items. */
export const MAX_NOTES = 200

/** A repair of one part. Without a `value` the part counts as absent, as null does. */
interface Repair {
  value?: unknown
  kind?: Note['kind']
  /** The note: undefined if there is nothing to note, '' if the repair is only counted. */
  text?: string
  why: string
}

/** Repairs and notes each part that does not match, then parses again. A missing required part removes its object. Mutates `raw`. */
export function parseRepaired<T>(schema: z.ZodType<T>, raw: unknown, maxNotes = MAX_NOTES): Repaired<T> {
  const repairs = new Map<string, Repair>()
  for (;;) {
    const { data, error } = schema.safeParse(raw, { reportInput: true })
    if (!error) return { record: data, ...notesOf(repairs) }
    const repairedNow = new Set<string>()
    for (const issue of error.issues) {
      const issuePath = issue.path.join('.')
      const isMissing = valueAt(raw, issue.path) === undefined && issue.code !== 'invalid_value'
      const path = isMissing ? issue.path.slice(0, -1) : issue.path
      const part = path.join('.')
      if (repairedNow.has(issuePath) || repairedNow.has(part)) continue
      repairedNow.add(part)
      const why = isMissing
        ? `${String(issue.path.at(-1))}: ${repairs.get(issuePath)?.why ?? issue.message}`
        : issue.message
      if (isMissing) repairs.delete(issuePath)
      if (path.length === 0) return { problem: why, ...notesOf(repairs) }
      const repair = isMissing ? { text: `left out: ${why}`, why } : repairOf(issue, valueAt(raw, path))
      const isCounted = repair.text !== undefined && repairs.size >= maxNotes
      repairs.set(part, isCounted ? { ...repair, text: '' } : repair)
      const holder = valueAt(raw, path.slice(0, -1)) as Record<PropertyKey, unknown>
      // In a list, null replaces an item that is left out.
      holder[path.at(-1) ?? ''] = repair.value ?? (Array.isArray(holder) ? null : undefined)
    }
  }
}

function repairOf(issue: z.core.$ZodIssue, value: unknown): Repair {
  const { code, input, message: why } = issue
  if (value === null) return { why }
  if (code === 'invalid_value') {
    const what = value === undefined ? 'is missing' : `${quoted(value)} is unknown`
    return { value: UNKNOWN, kind: 'unknown value', text: `${what}: ${why}`, why }
  }
  const longest = code === 'too_big' ? Number(issue.maximum) : 0
  if (code === 'too_big' && Array.isArray(value)) {
    const text = `${value.length} items, of which only the first ${longest} are shown`
    return { value: value.slice(0, longest), text, why }
  }
  if (code === 'too_big' && typeof input === 'string') {
    const text = `a text of ${input.length} characters is cut to ${longest}: "${beginning(input, 40)}…"`
    return { value: beginning(input, longest), text, why }
  }
  return { text: `${quoted(value)} is not understood (${why})`, why }
}

function notesOf(repairs: Map<string, Repair>): { notes: Note[]; more: number } {
  const notes: Note[] = []
  let more = 0
  for (const [part, { kind = 'changed', text }] of repairs) {
    if (text) notes.push({ kind, text: `${part}: ${text}` })
    else if (text === '') more += 1
  }
  return { notes, more }
}

function valueAt(raw: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((outer, key) => Object(outer)[key], raw)
}

/** How many characters of a value a note quotes. */
const MAX_QUOTED_CHARACTERS = 60

/** A value as a note quotes it. For anything but text and numbers, its type. */
function quoted(value: unknown): string {
  if (typeof value === 'string') return `"${beginning(value, MAX_QUOTED_CHARACTERS)}"`
  return typeof value === 'number'
    ? String(value)
    : `a value of type ${Array.isArray(value) ? 'list' : typeof value}`
}
