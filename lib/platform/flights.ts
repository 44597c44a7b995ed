import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from '../process-state'
import { processTime } from '../process-time'
import { type Copy, readFromPlatform } from './copies'
import type { Resource } from './resources'

/* However many renders and pushes ask at once, few reads leave the process. */

/** Pushes that come this soon after a read was started share the next one; milliseconds. */
const GATHER_MS = 100

interface Pushed {
  running?: Promise<unknown>
  startedAt?: number
  queued?: Promise<unknown>
}

const reading = processState('reads', () => new Map<Resource, Promise<unknown>>())
const pushed = processState('reads after a push', () => new Map<Resource, Pushed>())

/** A read for a render: one that is under way is shared. */
export function readShared<R extends Resource>(resource: R): Promise<Copy<R>> {
  const underWay = reading.get(resource) as Promise<Copy<R>> | undefined
  if (underWay) return underWay
  return begin(resource)
}

/**
 * A read for a push: it must start after the push came, so one that is under way may be too old. Pushes that come
 * meanwhile share the next one.
 */
export function readAfterPush<R extends Resource>(resource: R): Promise<Copy<R>> {
  const lane = pushed.get(resource) ?? {}
  pushed.set(resource, lane)
  if (lane.queued) return lane.queued as Promise<Copy<R>>
  const gathered = (lane.startedAt ?? 0) + GATHER_MS - processTime()
  const queued = Promise.allSettled([lane.running, gathered > 0 && sleep(gathered)]).then(() => {
    delete lane.queued
    lane.startedAt = processTime()
    const read = begin(resource)
    lane.running = read
    return read
  })
  lane.queued = queued
  return queued
}

/** Starts a read; renders that ask from now on share it. */
function begin<R extends Resource>(resource: R): Promise<Copy<R>> {
  const read = readFromPlatform(resource).finally(() => {
    if (reading.get(resource) === read) reading.delete(resource)
  })
  reading.set(resource, read)
  return read
}
