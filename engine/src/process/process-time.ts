/** Milliseconds on a clock that is never adjusted, unlike the time of day, at which it starts. Next.js' cache compares ages with it too. */
export function processTime(): number {
  return performance.timeOrigin + performance.now()
}

/** The time of day of a moment of `processTime`, by the present setting of the system clock. */
export function dateOf(moment: number): Date {
  return new Date(Date.now() - (processTime() - moment))
}
