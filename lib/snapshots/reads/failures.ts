import type { PlatformError } from '../../platform'
import { logError, logWarning } from '../../platform/log'
import type { Resource } from '../../platform/resources'
import { processState } from '../../process/process-state'
import { dateOf, processTime } from '../../process/process-time'
import { stateOf } from '../state'

/* Failed reads, and when they are repeated. An outage is logged once when it begins and once when it ends. */

/** The pause after a failed read. A refused key has a longer pause, since a repetition does not help. */
export const RETRY_MS = 10_000
const RETRY_REFUSED_KEY_MS = 20_000

const retries = processState('retries', () => ({ areOn: false }))

/** From now on this process repeats failed reads until they succeed. For long-running processes. */
export function retryFailedReads(): void {
  retries.areOn = true
}

/** Whether reads of this resource are paused after a failure. */
export function isPaused(resource: Resource): boolean {
  const { failure } = stateOf(resource)
  return failure !== undefined && processTime() - failure.at < pauseAfter(failure.error)
}

/** Notes a failed read. In a long-running process, calls `again` after the pause. */
export function noteFailure(resource: Resource, error: PlatformError, again: () => void): void {
  const state = stateOf(resource)
  const now = processTime()
  if (state.failure === undefined)
    logError(`${error.message}; failing since ${dateOf(now).toISOString()}`, error)
  state.failure = { since: state.failure?.since ?? now, at: now, error }
  if (!retries.areOn || state.retry) return
  // `unref`: the timer must not keep a stopping process alive.
  state.retry = setTimeout(() => {
    delete state.retry
    again()
  }, pauseAfter(error)).unref()
}

export function noteSuccess(resource: Resource): void {
  const state = stateOf(resource)
  clearTimeout(state.retry)
  delete state.retry
  if (state.failure === undefined) return
  logWarning(`${resource}: read again after ${Math.round((processTime() - state.failure.since) / 1000)} s`)
  delete state.failure
}

function pauseAfter({ reason }: PlatformError): number {
  return reason === 'key refused' ? RETRY_REFUSED_KEY_MS : RETRY_MS
}
