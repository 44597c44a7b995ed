import { beginning, oneLine } from '@/lib/format/visible-text'

/** Something that was changed or left out while a body was parsed, for the log and the doctor. */
export interface Note {
  kind: 'record left out' | 'unknown value' | 'changed'
  text: string
}

/** A note quotes content of any length, and goes to the log and the terminal. */
const LONGEST_NOTE = 500
/** The maximum number of notes of one read. */
const MOST_NOTES = 200

/** The notes of one read, each on one line. */
export function limited(notes: Note[]): Note[] {
  const first = notes.slice(0, MOST_NOTES)
  const more: Note[] = notes.length > MOST_NOTES ? [{ kind: 'changed', text: 'and more of the like' }] : []
  return [...first, ...more].map(({ kind, text }) => ({ kind, text: beginning(oneLine(text), LONGEST_NOTE) }))
}
