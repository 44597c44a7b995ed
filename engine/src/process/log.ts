import { beginning, oneLine } from '../text/visible-text'
import { processState } from './process-state'

/* Writes every log line of the data layer: one line per event, never with a key or a secret. */

/** The longest line, in characters. */
const MAX_LINE_CHARACTERS = 2_000

processState.said ??= new Set()
const { said } = processState

export function logWarning(message: string): void {
  console.warn(`[platform] ${printed(message)}`)
}

export function logError(message: string, error?: Error): void {
  console.error(`[platform] ${printed(message)}`)
  tellTracker(error ?? new Error(message))
}

/** Passes an error to the error tracker of `site/errors.ts`. */
export function tellTracker(error: Error): void {
  processState.onPlatformError?.(error)
}

function printed(message: string): string {
  return beginning(oneLine(message), MAX_LINE_CHARACTERS)
}

export function onPlatformError(listener: (error: Error) => void): void {
  processState.onPlatformError = listener
}

export function logOnce(message: string): void {
  if (said.has(message)) return
  said.add(message)
  logWarning(message)
}

export function logSave(tags: string[], pages: number, milliseconds: number): void {
  console.info(`[platform] saved: ${tags.join(', ')}; ${pages} pages changed; ${Math.round(milliseconds)} ms`)
}
