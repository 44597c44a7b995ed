let notes: string[] | undefined

/** Called by a schema that had to change or leave out something, so that the log can name it. */
export function note(text: string): void {
  notes?.push(text)
}

/** Runs a synchronous parse and returns what it noted beside its result. */
export function withNotes<T>(parse: () => T): { value: T; notes: string[] } {
  const outer = notes
  const collected: string[] = []
  notes = collected
  try {
    return { value: parse(), notes: collected }
  } finally {
    notes = outer
  }
}
