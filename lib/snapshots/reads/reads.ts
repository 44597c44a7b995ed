import { isServer } from '../../environment/host'
import { PlatformError } from '../../platform/platform-error'
import { readBody } from '../../platform/read-once'
import { type Contract, hasResource, type Resource, resourceNames } from '../../platform/resources'
import { processTime } from '../../process/process-time'
import { noteMoves } from '../moves/moves'
import { contractInUse, isInUse, type Snapshot, stateOf } from '../state'
import { keepBody } from '../stored/kept-bodies'
import { noteFailure, noteSuccess } from './failures'
import { parsedSnapshot } from './parsed-snapshot'

/* Reads of a running site. Many pages and pushes at once share few requests to the platform. The newest good read counts. */

/** Reads a resource, or shares a read that is under way. Rejects with a PlatformError; the last good snapshot then stays. */
export function readShared<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  return stateOf(resource).inFlight ?? startRead(resource)
}

/** Starts a new read, which later callers of `readShared` share. */
export function startRead<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  const state = stateOf(resource)
  const read = readNow(resource).finally(() => {
    if (state.inFlight === read) delete state.inFlight
  })
  state.inFlight = read
  return read
}

/** Reads every resource of the tenant's contract but `settings`. Returns those that could not be read. */
export async function readOthers(): Promise<Resource[]> {
  const others = resourceNames.filter((name) => name !== 'settings' && isInUse(name))
  const reads = await Promise.allSettled(others.map(readShared))
  return others.filter((_, index) => reads[index]?.status === 'rejected')
}

async function readNow<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  const state = stateOf(resource)
  const startedAt = processTime()
  const readAt = Date.now()
  // A read that started later has already succeeded.
  const isSuperseded = () => (state.confirmedAt ?? 0) > startedAt
  try {
    const body = await readBody(resource)
    const snapshot = parsedSnapshot(resource, body, readAt, contractInUse())
    if (resource === 'settings' && state.snapshot) await readFirst(snapshot.contract)
    if (state.snapshot && isSuperseded()) return state.snapshot
    noteMoves(resource, state.snapshot, snapshot)
    state.snapshot = snapshot
    state.confirmedAt = startedAt
    const isKeyAcceptedAgain = noteSuccess(resource, startedAt)
    if (isKeyAcceptedAgain && isServer()) resourceNames.forEach(readAgain)
    await keepBody(resource, { body, hash: snapshot.hash, contract: snapshot.contract, readAt })
    return snapshot
  } catch (error) {
    if (state.snapshot && isSuperseded()) return state.snapshot
    if (error instanceof PlatformError) noteFailure(resource, error, () => readAgain(resource))
    throw error
  }
}

/** Reads the new resources of a contract before the tenant moves to it, so that no page has to wait for them. */
async function readFirst(contract: Contract): Promise<void> {
  const isNew = (resource: Resource) => hasResource(contract, resource) && !stateOf(resource).snapshot
  if (contract === contractInUse()) return
  await Promise.allSettled(resourceNames.filter(isNew).map(readShared))
}

/** By now the tenant may have moved to a contract without this resource. */
function readAgain(resource: Resource): void {
  if (isInUse(resource)) readShared(resource).catch(() => undefined)
}
