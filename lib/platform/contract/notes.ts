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
let current: { notes: Note[]; path: (string | number)[] } | undefined

/** Called by a schema that had to change or leave out something, so that the log and the doctor can name it. */
export function note(text: string, kind: Note['kind'] = 'changed'): void {
  if (current === undefined) return
  const { notes, path } = current
  const named = path.length > 0 ? `${path.join('.')}: ${text}` : text
  if (notes.length < MOST_NOTES) notes.push({ kind, text: beginning(oneLine(named), LONGEST_NOTE) })
  else if (notes.length === MOST_NOTES) notes.push({ kind, text: 'and more of the like' })
}

/** Runs the synchronous parse of a field or of a list's item. Notes name it. */
export function withinField<T>(name: string | number, parse: () => T): T {
  return within(current && { ...current, path: [...current.path, name] }, parse)
}

/** Runs a synchronous parse and returns its result with its notes. */
export function withNotes<T>(parse: () => T): { value: T; notes: Note[] } {
  const notes: Note[] = []
  return { value: within({ notes, path: [] }, parse), notes }
}

function within<T>(inner: typeof current, parse: () => T): T {
  const outer = current
  current = inner
  try {
    return parse()
  } finally {
    current = outer
  }
}
