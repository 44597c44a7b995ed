import { processState } from '../process-state'
import { beginning, oneLine } from '../visible-text'

/* Everything the seam says goes through here: one line per event, never a key or a secret in it. */

const LONGEST_LINE = 2_000

const listeners = processState('error listeners', () => new Set<(error: Error) => void>())
const said = processState('said', () => new Set<string>())

export function logWarning(message: string): void {
  console.warn(`[platform] ${printed(message)}`)
}

export function logError(message: string, error?: Error): void {
  console.error(`[platform] ${printed(message)}`)
  for (const listener of listeners) listener(error ?? new Error(message))
}

/** One line, whatever the platform wrote into it. */
function printed(message: string): string {
  return beginning(oneLine(message), LONGEST_LINE)
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

/** A save is one line. */
export function logSave(tags: string[], pages: number, milliseconds: number): void {
  console.info(`[platform] saved: ${tags.join(', ')}; ${pages} pages changed; ${Math.round(milliseconds)} ms`)
}
