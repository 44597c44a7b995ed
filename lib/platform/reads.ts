import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../process-state'
import { dateOf, processTime } from '../process-time'
import { parserEditedAt } from './contract/edited-at'
import { isForeignVersion } from './contract/envelope'
import { keepBody } from './kept-bodies'
import { logError, logOnce, logWarning } from './log'
import { parseBody, readBody } from './read-once'
import { PlatformError } from './request'
import { type Contract, hasResource, type Resource, resourceNames } from './resources'
import { withSameRecords } from './same-records'
import type { StoredBody } from './snapshot-files'
import { type Snapshot, stateOf } from './state'

/* Reads of a running site: however many pages and pushes ask at once, few leave the process, and the newest good one counts. */

/** Pushes that come this soon after a read was started share the next one; milliseconds. */
const GATHER_MS = 100
/** How long the platform is left alone after a failed read, and after a refused key, which no repetition heals. */
export const RETRY_MS = 10_000
const RETRY_REFUSED_KEY_MS = 20_000

/** Reads a resource; shares a read that is under way. Rejects with a PlatformError; the last good snapshot stays. */
export function readShared<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  return stateOf(resource).inFlight ?? startRead(resource)
}

/**
 * Reads a resource for a push: a read that started before the push may have seen the content before the save. Pushes that come
 * until the read starts share it.
 */
export function readForPush<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  const state = stateOf(resource)
  if (state.nextPushRead) return state.nextPushRead
  const pause = (state.pushReadAt ?? 0) + GATHER_MS - processTime()
  const next = Promise.allSettled([state.pushRead, pause > 0 && sleep(pause)]).then(() => {
    delete state.nextPushRead
    state.pushReadAt = processTime()
    state.pushRead = startRead(resource)
    return state.pushRead
  })
  state.nextPushRead = next
  return next
}

/** Whether the platform is left alone, after a failed read of this resource. */
export function isPaused(resource: Resource): boolean {
  const { failure } = stateOf(resource)
  return failure !== undefined && processTime() - failure.at < pauseAfter(failure.error)
}

const retries = processState('retries', () => ({ areOn: false }))

/** From now on this process repeats failed reads until they go well. For a process that runs on. */
export function retryFailedReads(): void {
  retries.areOn = true
}

/** Makes a body that another process read the snapshot of this one, unless it has one that is as new. */
export function adoptStored<R extends Resource>(
  resource: R,
  stored: StoredBody,
  { isNewer = false } = {},
): Snapshot<R> {
  const state = stateOf(resource)
  if (isNewer || !state.snapshot) {
    state.snapshot = parsed(resource, stored.body, stored.readAt, stored.contract)
    if (isNewer) state.storedHash = state.snapshot.hash
  }
  state.storedHash ??= state.snapshot.hash
  return state.snapshot
}

function startRead<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  const state = stateOf(resource)
  const read = readNow(resource).finally(() => {
    if (state.inFlight === read) delete state.inFlight
  })
  state.inFlight = read
  return read
}

async function readNow<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  const state = stateOf(resource)
  const startedAt = processTime()
  const readAt = Date.now()
  try {
    const body = await readBody(resource)
    const snapshot = parsed(resource, body, readAt, contractInUse())
    if (resource === 'settings' && state.snapshot) await readFirst(snapshot.contract)
    // A read that was started later has come already.
    if (state.snapshot && (state.confirmedAt ?? 0) > startedAt) return state.snapshot
    state.snapshot = snapshot
    state.confirmedAt = startedAt
    noteSuccess(resource)
    await keepBody(resource, { body, hash: snapshot.hash, contract: snapshot.contract, readAt })
    return snapshot
  } catch (error) {
    if (error instanceof PlatformError) noteFailure(resource, error)
    throw error
  }
}

/** Before the tenant moves to a contract, its new resources are tried, so that no page has to wait for one. */
async function readFirst(contract: Contract): Promise<void> {
  const isNew = (resource: Resource) => hasResource(contract, resource) && !stateOf(resource).snapshot
  if (contract === contractInUse()) return
  await Promise.allSettled(resourceNames.filter(isNew).map(readShared))
}

/** What a version that this site was not built for is parsed under. */
function contractInUse(): Contract | undefined {
  return stateOf('settings').snapshot?.contract
}

function parsed<R extends Resource>(
  resource: R,
  body: Uint8Array,
  readAt: number,
  inUse: Contract | undefined,
): Snapshot<R> {
  const known = stateOf(resource).snapshot
  const hash = createHash('sha256').update(body).digest('base64url')
  if (known?.hash === hash && known.parserEditedAt >= parserEditedAt) return { ...known, readAt }
  const { version, contract, content, notes } = parseBody(resource, body, inUse)
  if (isForeignVersion(version)) {
    logOnce(`CONTRACT VERSION ${version} IS FOREIGN; this site was built for 4 and 6: update it`)
  }
  for (const { text } of notes) logWarning(`${resource}: ${text}`)
  return {
    version,
    contract,
    content: withSameRecords(known?.content, content),
    hash,
    readAt,
    parserEditedAt,
  }
}

/* An outage is logged once when it begins and once when it is over. */

function noteFailure(resource: Resource, error: PlatformError): void {
  const state = stateOf(resource)
  const now = processTime()
  if (state.failure === undefined)
    logError(`${error.message}; failing since ${dateOf(now).toISOString()}`, error)
  state.failure = { since: state.failure?.since ?? now, at: now, error }
  if (!retries.areOn || state.retry) return
  // Does not keep a process alive that was told to stop.
  state.retry = setTimeout(() => {
    delete state.retry
    if (hasResource(contractInUse() ?? 6, resource)) readShared(resource).catch(() => undefined)
  }, pauseAfter(error)).unref()
}

function noteSuccess(resource: Resource): void {
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
