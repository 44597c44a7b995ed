import { processState } from '../process-state'
import type { Content } from './contract/model'
import type { PlatformError } from './request'
import type { Contract, Resource } from './resources'

/** What one good read of a resource brought. */
export interface Snapshot<R extends Resource = Resource> {
  version: string
  /** The contract description that the body was parsed under. */
  contract: Contract
  content: Content[R]
  /** SHA-256 of the body. */
  hash: string
  /** When the read was started, by the wall clock. */
  readAt: number
  /** When the parser was last edited, which a developer may do under a running site. */
  parserEditedAt: number
}

/** Everything that this process knows of one resource. Times are process times in milliseconds. */
export interface ResourceState<R extends Resource = Resource> {
  /** The last good one. */
  snapshot?: Snapshot<R>
  /** The body that a process started later finds, and the writing of it: one after the other. */
  storedHash?: string
  storing?: Promise<void>
  /** The look for a snapshot that an earlier process has left. */
  restoring?: Promise<void>
  /** When the newest good read was started; absent when the snapshot came from an earlier process. */
  confirmedAt?: number
  /** Absent while reads go well. */
  failure?: { since: number; at: number; error: PlatformError }
  /** On a serverless host: what pages show is past its age, since nothing newer can be read. */
  isBehind?: boolean
  /** The next read after a failure; absent where no process runs on. */
  retry?: NodeJS.Timeout
  /** The newest read under way. */
  inFlight?: Promise<Snapshot<R>>
  /** The last read for a push and when it was started; the next one, which all pushes until then share. */
  pushRead?: Promise<Snapshot<R>>
  pushReadAt?: number
  nextPushRead?: Promise<Snapshot<R>>
}

type States = { [R in Resource]?: ResourceState<R> }

const states = processState<States>('resources', () => ({}))

/** The one record of a resource in this process. */
export function stateOf<R extends Resource>(resource: R): ResourceState<R> {
  const known: { [K in R]?: ResourceState<K> } = states
  const state: ResourceState<R> = known[resource] ?? {}
  known[resource] = state
  return state
}
