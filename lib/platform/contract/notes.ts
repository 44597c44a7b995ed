import { beginning, oneLine } from '../../format/visible-text'

/** Something that a schema had to change or leave out. */
export interface Note {
  kind: 'record left out' | 'unknown value' | 'changed'
  /** One line. It begins with the path of the field. */
  text: string
}

/** A note quotes content of any length, and goes to the log and the terminal. */
const LONGEST_NOTE = 500
/** The maximum number of notes of one read. */
const MOST_NOTES = 200

/** The notes of the parse that is under way, and the path of the field that it has come to. */
let notes: Note[] = []
const path: (string | number)[] = []

/** Called by a schema that had to change or leave out something, so that the log and the doctor can name it. */
export function note(text: string, kind: Note['kind'] = 'changed'): void {
  const named = path.length > 0 ? `${path.join('.')}: ${text}` : text
  if (notes.length < MOST_NOTES) notes.push({ kind, text: beginning(oneLine(named), LONGEST_NOTE) })
  else if (notes.length === MOST_NOTES) notes.push({ kind, text: 'and more of the like' })
}

/** Runs the synchronous parse of a field or of a list's item. Notes name it. */
export function withinField<T>(name: string | number, parse: () => T): T {
  path.push(name)
  try {
    return parse()
  } finally {
    path.pop()
  }
}

/** Runs the synchronous parse of a resource or a record, and returns its result with its notes. */
export function withNotes<T>(parse: () => T): { value: T; notes: Note[] } {
  const outer = notes
  const own: Note[] = []
  notes = own
  try {
    return { value: parse(), notes: own }
  } finally {
    notes = outer
  }
}
