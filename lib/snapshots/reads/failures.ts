import { isServer } from '../../environment/host'
import { logError, logWarning } from '../../platform/log'
import type { PlatformError } from '../../platform/platform-error'
import { commonResources, type Resource, resourceNames } from '../../platform/resources'
import { processState } from '../../process/process-state'
import { dateOf, processTime } from '../../process/process-time'
import { stateOf } from '../state'

/*
 * Failed reads, and when they are repeated. An outage is logged once when it begins and once when it ends. The specification forbids asking
 * in a loop with a refused key: no timer asks for what was refused. A 401 is refused for every resource: then only a push asks at once, and a
 * view asks for `settings` after the longer pause. A 403 is that of its resource until every resource that both contracts have is a 403; a
 * 401 is that of its resource once others have been read since.
 */

/** The pauses after a failed read, and after a refused key. */
export const RETRY_MS = 10_000
export const RETRY_REFUSED_KEY_MS = 180_000

const key = processState<{ refusedAt?: number | undefined }>('key', () => ({}))

/** Whether reads of this resource are paused after a failure. */
export function isPaused(resource: Resource): boolean {
  const { failure } = stateOf(resource)
  const failedAt = failure?.at ?? Number.NEGATIVE_INFINITY
  const { refusedAt = failedAt } = key
  // A serverless function may never be the one that asks for `settings`.
  if (isKeyRefused() && isServer() && resource !== 'settings') return true
  const pause = isKeyRefused() || isRefusal(failure?.error) ? RETRY_REFUSED_KEY_MS : RETRY_MS
  return processTime() - Math.max(refusedAt, failedAt) < pause
}

export function isKeyRefused(): boolean {
  const isForbidden = (resource: Resource) => stateOf(resource).failure?.error.status === 403
  return key.refusedAt !== undefined || commonResources.every(isForbidden)
}

function isRefusal(error: PlatformError | undefined): boolean {
  return error?.reason === 'key refused'
}

/** Whether another resource has been read with the key since this one was first refused. */
function isOwnRefusal(resource: Resource): boolean {
  const { failure } = stateOf(resource)
  const since = isRefusal(failure?.error) ? failure?.since : undefined
  return since !== undefined && resourceNames.some((name) => (stateOf(name).confirmedAt ?? 0) > since)
}

/** Notes a failed read. In a long-running process, calls `again` after the pause, unless the read was refused. */
export function noteFailure(resource: Resource, error: PlatformError, again: () => void): void {
  const state = stateOf(resource)
  const now = processTime()
  if (state.failure === undefined)
    logError(`${error.message}; failing since ${dateOf(now).toISOString()}`, error)
  if (error.status === 401 && !isOwnRefusal(resource)) key.refusedAt = now
  state.failure = { since: state.failure?.since ?? now, at: now, error }
  if (error.status === 404) state.isUnknown = true
  if (!isServer() || state.retry || isRefusal(error) || isKeyRefused()) return
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
  const wasRefused = isKeyRefused()
  clearTimeout(state.retry)
  delete state.retry
  delete state.isUnknown
  if (state.failure) {
    logWarning(`${resource}: read again after ${Math.round((processTime() - state.failure.since) / 1000)} s`)
    delete state.failure
  }
  if (key.refusedAt !== undefined && key.refusedAt < startedAt) delete key.refusedAt
  return wasRefused && !isKeyRefused()
}
