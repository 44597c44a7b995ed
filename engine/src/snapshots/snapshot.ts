import type { Contract } from '../fields/contract'
import type { Content, Resource } from '../port/kinds'

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

/** A body, for other processes. */
export interface StoredBody {
  body: Uint8Array
  contract: Contract
  readAt: number
}

/** What keeps one resource beyond this process: the disk of a server, or the data cache of a host that keeps the pages. */
export interface Store {
  /** What pages show now; undefined when it was never read. A server waits only when nothing was, a function for the new read of what expired. */
  current(): Promise<Snapshot | undefined>
  /** The last good snapshot, whatever its age. Makes no request to the platform. */
  last(): Promise<Snapshot | undefined>
  keep(body: StoredBody & { hash: string }): Promise<void>
  /** Whether processes that start now find what was kept last. */
  isKept(): Promise<boolean>
  /** Once a push is answered, spares other processes a read of what this one has read for it. */
  share(): Promise<void>
  /** Whether the snapshot has expired and no newer one can be read: its pages are rendered again soon. */
  readonly isBehind: boolean
  /** Whether the snapshot is that of the build, as far as is known. */
  readonly isOfBuild: boolean
}
