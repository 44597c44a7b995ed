/**
 * Milliseconds on a clock that nobody sets, for durations and for what came first: the time of day may step back or forward
 * while a server runs. It starts as the time of day. Next.js compares the ages of its cache entries with the same clock.
 */
export function processTime(): number {
  return performance.timeOrigin + performance.now()
}

/** When a moment of `processTime` was, by the time of day as it is known now. */
export function dateOf(moment: number): Date {
  return new Date(Date.now() - (processTime() - moment))
}
