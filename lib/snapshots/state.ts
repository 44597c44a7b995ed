import type { Content, PlatformError } from '../platform'
import type { KnownRecords } from '../platform/read-once'
import { type Contract, commonResources, hasResource, type Resource } from '../platform/resources'
import { processState } from '../process/process-state'

/** The result of one good read of a resource. */
export interface Snapshot<R extends Resource = Resource> {
  version: string
  /** The contract description that the body was parsed under. */
  contract: Contract
  content: Content[R]
  /** SHA-256 of the body. */
  hash: string
  /** When the read started, by the wall clock. */
  readAt: number
}

/** What functions of a serverless host tell each other of a read. */
export interface SharedBody extends Pick<Snapshot, 'contract' | 'hash' | 'readAt'> {
  /** The body in base64 of gzip; absent when it is too large. */
  packed?: string
}

/** Everything that this process knows of one resource. Times are process times in milliseconds. */
export interface ResourceState<R extends Resource = Resource> {
  /** The last good snapshot. */
  snapshot?: Snapshot<R>
  /** The records of the last read, by their JSON. */
  records?: KnownRecords
  /** The hash of the body stored for later processes, and the writes, which run one after the other. */
  storedHash?: string
  storing?: Promise<void>
  /** On a serverless host: the last read of this function. */
  shared?: SharedBody
  /** The search for a snapshot that an earlier process has stored. */
  restoring?: Promise<unknown>
  /** When the newest good read started; absent when the snapshot came from another process. */
  confirmedAt?: number
  /** The platform has said that it does not know this resource (404). Stays until a good read. */
  isUnknown?: boolean
  /** Absent while reads succeed. */
  failure?: { since: number; at: number; error: PlatformError }
  /** On a serverless host: the snapshot has expired, and a newer one cannot be read. */
  isBehind?: boolean
  /** On a serverless host: no function has read it since the build, as far as is known. */
  isOfBuild?: boolean
  /** The timer of the next read after a failure; set only in a long-running process. */
  retry?: NodeJS.Timeout
  /** The newest read under way. */
  inFlight?: Promise<Snapshot<R>>
  /** The last read for a push, and what makes a newer one count for it. */
  pushRead?: { read: Promise<Snapshot<R>>; startedAt: number; supersede: (by: Promise<Snapshot<R>>) => void }
  /** The outcome of the next read for a push, which all pushes until its start share. */
  nextPushRead?: Promise<Snapshot<R>>
}

const states = processState<{ [R in Resource]?: object }>('resources', () => ({}))

/** The state of a resource, one object per process. */
export function stateOf<R extends Resource>(resource: R): ResourceState<R> {
  states[resource] ??= {}
  return states[resource] as ResourceState<R>
}

/**
 * The contract that the tenant is served by: that of the last `settings`. Before they were read, that of any resource that both contracts
 * have. A body of an unknown version is parsed under it.
 */
export function contractInUse(): Contract | undefined {
  return commonResources.map((name) => stateOf(name).snapshot?.contract).find(Boolean)
}

/** Whether that contract has this resource. */
export function isInUse(resource: Resource): boolean {
  return hasResource(contractInUse() ?? 6, resource)
}
