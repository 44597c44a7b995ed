import { processState } from '../process-state'

/* Everything the seam says goes through here: one line per event, never a key or a secret in it. */

const listeners = processState('error listeners', () => new Set<(error: Error) => void>())
const said = processState('said', () => new Set<string>())

export function logWarning(message: string): void {
  console.warn(`[platform] ${message}`)
}

export function logError(message: string, error?: Error): void {
  console.error(`[platform] ${message}`)
  for (const listener of listeners) listener(error ?? new Error(message))
}

/** Hears of whatever is logged as an error. */
export function onPlatformError(listener: (error: Error) => void): void {
  listeners.add(listener)
}

/** Says the same thing only once in the life of the process. */
export function logOnce(message: string): void {
  if (said.has(message)) return
  said.add(message)
  logWarning(message)
}
