import type { Snapshot, Store, StoredBody } from '../snapshot'
import type { Source } from '../source'
import { storeBody, storedBody } from './files'

/** Stores each resource in a file, for the next start and for the workers of a build. A server shows this content while it reads. */
export class DiskStore implements Store {
  readonly isOverdue = false
  readonly isFromBuild = false
  /** The restoring of an earlier process's file, once, since a missing file will not appear later. */
  #restoring: Promise<unknown> | undefined
  #storedHash = ''
  /** The writes, one after the other. */
  #storing: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly source: Source,
    /** `isAwaited` if the process may end after a read. `before` resolves once everything that has to be stored first is stored. */
    private readonly how: { isAwaited: boolean; before: () => Promise<unknown> },
  ) {}

  async current(): Promise<Snapshot | undefined> {
    return (await this.last()) ?? this.source.firstRead()
  }

  async last(): Promise<Snapshot | undefined> {
    if (this.source.snapshot === undefined) {
      // A body that this version of the site cannot parse is ignored.
      this.#restoring ??= this.#restored().catch(() => undefined)
      await this.#restoring
    }
    return this.source.snapshot
  }

  async keep(body: StoredBody & { hash: string }): Promise<void> {
    this.#storing = Promise.all([this.#storing, this.how.before()]).then(async () => {
      if (this.#storedHash !== body.hash && (await storeBody(this.source.name, body)))
        this.#storedHash = body.hash
    })
    if (this.how.isAwaited) await this.#storing
  }

  async isStored(): Promise<boolean> {
    await this.#storing
    return true
  }

  async share(): Promise<void> {}

  async #restored(): Promise<void> {
    const stored = await storedBody(this.source.name)
    if (stored) this.#storedHash = this.source.adopt(stored).hash
  }
}
