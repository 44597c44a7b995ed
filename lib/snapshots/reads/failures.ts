import { isServer } from '../../environment/host'
import { logError, logWarning } from '../../platform/log'
import type { PlatformError } from '../../platform/platform-error'
import type { Resource } from '../../platform/resources'
import { processState } from '../../process/process-state'
import { dateOf, processTime } from '../../process/process-time'
import { stateOf } from '../state'

/*
 * Failed reads, and when they are repeated. An outage is logged once when it begins and once when it ends. A refused key is refused for
 * every resource, and the specification forbids asking with it in a loop: then only a push asks at once, and a view asks for `settings`
 * after the longer pause.
 */

/** The pauses after a failed read, and after a refused key. */
export const RETRY_MS = 10_000
export const RETRY_REFUSED_KEY_MS = 180_000

const key = processState<{ refusedAt?: number | undefined }>('key', () => ({}))

/** Whether reads of this resource are paused after a failure. */
export function isPaused(resource: Resource): boolean {
  const failedAt = stateOf(resource).failure?.at ?? Number.NEGATIVE_INFINITY
  const { refusedAt = failedAt } = key
  // A serverless function may never be the one that asks for `settings`.
  if (isKeyRefused() && isServer() && resource !== 'settings') return true
  const pause = isKeyRefused() ? RETRY_REFUSED_KEY_MS : RETRY_MS
  return processTime() - Math.max(refusedAt, failedAt) < pause
}

export function isKeyRefused(): boolean {
  return key.refusedAt !== undefined
}

/** Notes a failed read. In a long-running process, calls `again` after the pause, unless the key is refused. */
export function noteFailure(resource: Resource, error: PlatformError, again: () => void): void {
  const state = stateOf(resource)
  const now = processTime()
  if (state.failure === undefined)
    logError(`${error.message}; failing since ${dateOf(now).toISOString()}`, error)
  state.failure = { since: state.failure?.since ?? now, at: now, error }
  if (error.reason === 'key refused') key.refusedAt = now
  if (!isServer() || state.retry || isKeyRefused()) return
  // `unref`: the timer must not keep a stopping process alive.
  state.retry = setTimeout(() => {
    delete state.retry
    if (!isKeyRefused()) again()
  }, RETRY_MS).unref()
}

/**
 * Notes a good read.
 * @returns whether the key was refused until this read: nothing else has been read meanwhile
 */
export function noteSuccess(resource: Resource, startedAt: number): boolean {
  const state = stateOf(resource)
  clearTimeout(state.retry)
  delete state.retry
  if (state.failure) {
    logWarning(`${resource}: read again after ${Math.round((processTime() - state.failure.since) / 1000)} s`)
    delete state.failure
  }
  const isAcceptedAgain = key.refusedAt !== undefined && key.refusedAt < startedAt
  if (isAcceptedAgain) delete key.refusedAt
  return isAcceptedAgain
}
