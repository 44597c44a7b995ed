import type { Snapshot, StoredBody } from '../snapshot'

/** What keeps one resource beyond this process: the disk of a server, or the data cache of a host that keeps the pages. */
export interface Store {
  /**
   * The snapshot that pages are rendered from now; undefined for a resource that was never read and cannot be read. A server waits for the
   * platform only when nothing was ever read. A serverless function waits for the new read of an expired snapshot.
   */
  current(): Promise<Snapshot | undefined>
  /** The last good snapshot, whatever its age. Makes no request to the platform. */
  last(): Promise<Snapshot | undefined>
  /** Keeps a body that was read. */
  keep(body: StoredBody & { hash: string }): Promise<void>
  /** Whether processes that start now find what was kept last. */
  isKept(): Promise<boolean>
  /** Gives other processes what this one has read for a push, once that is answered; returns whether they find it. */
  share(): Promise<boolean>
  /** Whether the snapshot has expired and no newer one can be read: its pages are rendered again soon. */
  readonly isBehind: boolean
  /** Whether the snapshot is that of the build, as far as is known. */
  readonly isOfBuild: boolean
}
