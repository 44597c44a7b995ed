import type { Content, Resource } from '@/lib/resources'
import type { Contract } from '@/lib/resources/contract'

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
