/** Milliseconds since the epoch on a monotonic clock, which ignores later changes of the system clock. Next.js' cache compares ages with it too. */
export function processTime(): number {
  return performance.timeOrigin + performance.now()
}

/** Converts a moment of `processTime` to a date, using the current system clock. */
export function dateOf(moment: number): Date {
  return new Date(Date.now() - (processTime() - moment))
}
