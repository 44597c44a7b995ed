import { setTimeout as sleep } from 'node:timers/promises'
import type { Resource } from '../../platform/resources'
import { processTime } from '../../process/process-time'
import { type ResourceState, type Snapshot, stateOf } from '../state'
import { startRead } from './reads'

/** Milliseconds. A push this soon after another, or during the read for another, belongs to a burst. An editor saves more slowly. */
const BURST_GAP_MS = 25
/** A push of a burst waits until no more have come for so long, and shares one read with the others. The second is the longest wait. */
const GATHER_MS = 100
const MOST_GATHER_MS = 500

/**
 * Reads a resource for a push. A read that started before the push is not shared, since it may have seen the content before the save.
 * In a burst of pushes, the first push is read for at once. The others share one read.
 */
export function readForPush<R extends Resource>(resource: R): Promise<Snapshot<R>> {
  const state = stateOf(resource)
  const isReadFor = state.pushRead !== undefined && state.pushRead === state.inFlight
  const isOneOfMany = isReadFor || isPushedWithin(BURST_GAP_MS, state)
  state.pushedAt = processTime()
  if (state.nextPushRead) return state.nextPushRead
  const next = Promise.allSettled([state.pushRead, isOneOfMany && gather(state)]).then(() => {
    delete state.nextPushRead
    state.pushRead = startRead(resource)
    return state.pushRead
  })
  state.nextPushRead = next
  return next
}

function isPushedWithin(milliseconds: number, { pushedAt }: Pick<ResourceState, 'pushedAt'>): boolean {
  return pushedAt !== undefined && processTime() - pushedAt < milliseconds
}

async function gather(state: Pick<ResourceState, 'pushedAt'>): Promise<void> {
  const latest = processTime() + MOST_GATHER_MS
  while (isPushedWithin(GATHER_MS, state) && processTime() < latest) await sleep(GATHER_MS / 4)
}
