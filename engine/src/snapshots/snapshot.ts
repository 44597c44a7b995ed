import type { Contract } from '../fields/contract'
import type { Content, Resource } from '../port/kinds'

/** The result of one good read of a resource. */
export interface Snapshot<R extends Resource = Resource> {
  version: string
  /** The contract under which the body was parsed. */
  contract: Contract
  content: Content[R]
  /** SHA-256 of the body. */
  hash: string
  /** When the read started, in system time. */
  readAt: number
}

/** A body, for other processes. */
export interface StoredBody {
  body: Uint8Array
  contract: Contract
  readAt: number
}

/** Stores one resource beyond this process: on the disk of a server, or in the data cache of a host that caches pages. */
export interface Store {
  /** What pages show now; undefined if never read. A server waits only if nothing was read; a function waits for a new read of expired content. */
  current(): Promise<Snapshot | undefined>
  /** The last good snapshot, whatever its age. Makes no request to the platform. */
  last(): Promise<Snapshot | undefined>
  keep(body: StoredBody & { hash: string }): Promise<void>
  /** Whether a process that starts now finds what was stored last. */
  isStored(): Promise<boolean>
  /** After a push is answered, spares other processes the read. */
  share(): Promise<void>
  /** Whether the snapshot has expired and no newer one can be read, so that its pages are rendered again soon. */
  readonly isOverdue: boolean
  /** Whether the snapshot is that of the build, as far as is known. */
  readonly isFromBuild: boolean
}
