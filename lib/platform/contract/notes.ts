/** What a schema had to change or leave out. */
export interface Note {
  kind: 'record left out' | 'unknown icon' | 'changed'
  text: string
}

let notes: Note[] | undefined

/** Called by a schema that had to change or leave out something, so that the log and the doctor can name it. */
export function note(text: string, kind: Note['kind'] = 'changed'): void {
  notes?.push({ kind, text })
}

/** Runs a synchronous parse and returns what it noted beside its result. */
export function withNotes<T>(parse: () => T): { value: T; notes: Note[] } {
  const outer = notes
  const collected: Note[] = []
  notes = collected
  try {
    return { value: parse(), notes: collected }
  } finally {
    notes = outer
  }
}
