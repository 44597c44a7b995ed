/**
 * Milliseconds on a clock that is never adjusted, for durations and for the order of events. The time of day may jump back or forward
 * while a server runs. The clock starts at the time of day. Next.js compares the ages of its cache entries with the same clock.
 */
export function processTime(): number {
  return performance.timeOrigin + performance.now()
}

/** The time of day of a moment of `processTime`, by the present setting of the system clock. */
export function dateOf(moment: number): Date {
  return new Date(Date.now() - (processTime() - moment))
}
