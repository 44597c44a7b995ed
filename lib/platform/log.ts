import { processState } from '../process-state'

/* Everything the seam says goes through here: one line per event, never a key or a secret in it. */

const said = processState('said', () => new Set<string>())

export function logWarning(message: string): void {
  console.warn(`[platform] ${message}`)
}

export function logError(message: string): void {
  console.error(`[platform] ${message}`)
}

/** Says the same thing only once in the life of the process. */
export function logOnce(message: string): void {
  if (said.has(message)) return
  said.add(message)
  logWarning(message)
}
