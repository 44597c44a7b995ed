import { createHash } from 'node:crypto'
import { processState } from '../process-state'
import { dateOf, processTime } from '../process-time'
import { isForeignVersion } from './contract/envelope'
import type { Content } from './contract/model'
import { logError, logOnce, logWarning } from './log'
import { parseBody, readBody } from './read-once'
import { PlatformError } from './request'
import type { Resource } from './resources'

/** One good read of a resource. */
export interface Copy<R extends Resource = Resource> {
  hash: string
  /** As it came; gone once it is in the framework's cache, since a large one is a good part of a server's memory. */
  body?: Uint8Array
  version: string
  content: Content[R]
  /** When the read was started, by the time of day then: told to people, compared with nothing. */
  readAt: number
  /** Counts the reads of this process as they start; 0 for one of an earlier process, which any of its own outdates. */
  order: number
}

interface Slot<R extends Resource> {
  copy?: Copy<R>
  /** In process time. */
  failure?: { since: number; at: number; error: PlatformError }
}

type Slots = { [R in Resource]?: Slot<R> }

const memory = processState<Slots>('copies', () => ({}))

function slotOf<R extends Resource>(resource: R): Slot<R> {
  const slots: { [K in R]?: Slot<K> } = memory
  const slot: Slot<R> = slots[resource] ?? {}
  slots[resource] = slot
  return slot
}

/** The last good copy of a resource in this process. */
export function lastCopy<R extends Resource>(resource: R): Copy<R> | undefined {
  return slotOf(resource).copy
}

/** The failure of the last read, undefined when it went well. */
export function lastFailure(resource: Resource): Slot<Resource>['failure'] {
  return slotOf(resource).failure
}

/** What is stored elsewhere need not stay in memory too. */
export function forgetBody(resource: Resource, hash: string): void {
  const { copy } = slotOf(resource)
  if (copy?.hash === hash) delete copy.body
}

/**
 * Reads a resource from the platform and keeps it as the last good copy.
 * @throws PlatformError when the read failed; the last good copy stays
 */
export async function readFromPlatform<R extends Resource>(resource: R): Promise<Copy<R>> {
  const readAt = Date.now()
  const order = nextOrder()
  try {
    const body = await readBody(resource)
    const copy = keepCopy(resource, body, { readAt, order })
    noteRecovery(resource)
    return copy
  } catch (error) {
    noteFailure(resource, error)
    throw error
  }
}

const counter = processState('reads of this process', () => ({ count: 0 }))

function nextOrder(): number {
  counter.count += 1
  return counter.count
}

/** Makes a body the copy of this process, unless a later read is there already. */
export function keepCopy<R extends Resource>(
  resource: R,
  body: Uint8Array,
  read: Pick<Copy, 'readAt' | 'order'>,
): Copy<R> {
  const slot = slotOf(resource)
  if (slot.copy && slot.copy.order > read.order) return slot.copy
  const hash = createHash('sha256').update(body).digest('base64url')
  slot.copy =
    slot.copy?.hash === hash ? { ...slot.copy, ...read } : { ...parse(resource, body), hash, body, ...read }
  return slot.copy
}

function parse<R extends Resource>(resource: R, body: Uint8Array): Pick<Copy<R>, 'version' | 'content'> {
  const { version, content, notes } = parseBody(resource, body)
  if (isForeignVersion(version)) {
    const advice = 'this site was built for 4 and 6: update it'
    logOnce(`CONTRACT VERSION ${version} IS FOREIGN; ${advice}`)
  }
  for (const { text } of notes) logWarning(`${resource}: ${text}`)
  return { version, content }
}

/* An outage is said once when it begins and once when it is over, not once per read. */

function noteFailure(resource: Resource, error: unknown): void {
  if (!(error instanceof PlatformError)) return
  const slot = slotOf(resource)
  const now = processTime()
  if (slot.failure === undefined)
    logError(`${error.message}; failing since ${dateOf(now).toISOString()}`, error)
  slot.failure = { since: slot.failure?.since ?? now, at: now, error }
}

function noteRecovery(resource: Resource): void {
  const slot = slotOf(resource)
  if (slot.failure === undefined) return
  logWarning(`${resource}: read again after ${Math.round((processTime() - slot.failure.since) / 1000)} s`)
  delete slot.failure
}
