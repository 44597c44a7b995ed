import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { buildId } from '../../environment/build-facts'
import { sharedValue } from '../../next/page-cache/data-cache'
import { cacheOptionsOf } from '../../platform/cache-options'
import { type Resource, resourceNames } from '../../port/kinds'
import { processTime } from '../../process/process-time'
import {
  CHECK_EVERY_MS,
  EXPIRY_LIMIT_MS,
  MAX_VALUE_CHARACTERS,
  RETRY_MS,
  RETRY_REFUSED_KEY_MS,
} from '../limits'
import type { Snapshot, Store, StoredBody } from '../snapshot'
import type { Source } from '../source'
import { storedBody } from './files'

/** What functions tell each other of a read. */
interface SharedBody extends Pick<Snapshot, 'contract' | 'hash' | 'readAt'> {
  /** The gzipped body in base64; undefined if it is too large, so that each function reads it itself. */
  packed?: string
}

/**
 * What a host's functions share in Next.js' data cache: the newest body of a resource, the mark that it is current, and pauses after failures. Only
 * the mark has the push tags and the age of the resource. A push thus removes no body, and pages can be made of it even if the platform fails.
 */
export class HostCacheStore implements Store {
  isOverdue = false
  isFromBuild = false
  /** The last read of this function. */
  #lastRead: SharedBody | undefined
  #sharing: Promise<unknown> | undefined

  constructor(private readonly source: Source) {}

  /** The current snapshot; that of the build if no function has read the resource since. */
  async current(): Promise<Snapshot | undefined> {
    const { source } = this
    try {
      const readAt = await this.#mark(() => this.#readHere(), source.keptBy.revalidate)
      this.isOverdue = false
      this.isFromBuild = false
      for (const known of [() => source.snapshot, () => this.#lastShared()]) {
        const snapshot = await known()
        if (snapshot && snapshot.readAt >= readAt) return snapshot
      }
      return await this.#readUnlessPaused()
    } catch {
      // Without a value, a snapshot is known to be newer than the host's pages only if this function read it itself.
      const last =
        (await this.#lastShared()) ?? (source.confirmedAt === undefined ? undefined : source.snapshot)
      this.isOverdue = true
      this.isFromBuild = last === undefined
      return last ?? this.last()
    }
  }

  async last(): Promise<Snapshot | undefined> {
    const last = (await this.#lastShared()) ?? this.source.snapshot
    if (last) return last
    const stored = await storedBody(this.source.name)
    return stored && this.source.adopt(stored)
  }

  async keep({ body, ...read }: StoredBody & { hash: string }): Promise<void> {
    const packed = gzipSync(body).toString('base64')
    this.#lastRead = packed.length > MAX_VALUE_CHARACTERS ? read : { ...read, packed }
    this.#sharing = this.#replaceBody(this.#lastRead)
  }

  /** Whether the read is stored. The data cache does not replace a body within a second, so a push soon after another one waits. */
  async isStored(): Promise<boolean> {
    const lastRead = this.#lastRead
    if (lastRead === undefined) return true
    const readAt = async () => (await this.#bodyOrNone())?.readAt
    await this.#sharing
    await retryUntil(async () => {
      const isOlder = ((await readAt()) ?? lastRead.readAt) < lastRead.readAt
      if (isOlder) await this.#replaceBody(lastRead)
      return !isOlder
    })
    return ((await readAt()) ?? 0) >= lastRead.readAt
  }

  /** Replaces the older mark, which the push's `revalidateTag` removes as soon as the host knows of it. */
  async share(): Promise<void> {
    const lastRead = this.#lastRead
    if (lastRead === undefined) return
    await retryUntil(() =>
      this.#mark(none).then(
        (readAt) => readAt > lastRead.readAt,
        () => true,
      ),
    )
    await this.#mark(async () => lastRead.readAt)
  }

  /** When the current body was read. Calls `make` if there is no mark, or it is older than `revalidate` seconds. */
  #mark(make: () => Promise<number>, revalidate: number | false = false): Promise<number> {
    const { name, keptBy } = this.source
    return sharedValue([buildId(), 'current', name], make, { tags: keptBy.tags, revalidate })
  }

  #body(make: () => Promise<SharedBody>, revalidate: number | false = false): Promise<SharedBody> {
    return sharedValue([buildId(), 'body', this.source.name], make, { tags: [], revalidate })
  }

  /** The body, whatever its age. */
  #bodyOrNone(): Promise<SharedBody | undefined> {
    return this.#body(none).catch(() => undefined)
  }

  /** Stores a read in place of an older body that was stored more than a second ago. */
  #replaceBody(lastRead: SharedBody): Promise<SharedBody> {
    const newest = async () => {
      const shared = await this.#bodyOrNone()
      return shared && shared.readAt > lastRead.readAt ? shared : lastRead
    }
    return this.#body(newest, 1)
  }

  async #lastShared(): Promise<Snapshot | undefined> {
    const last = await this.#bodyOrNone()
    return last && this.#adopted(last)
  }

  /** The snapshot of a body, or that of this process if newer; undefined if there is neither. */
  #adopted({ packed, ...shared }: SharedBody): Snapshot | undefined {
    const { snapshot } = this.source
    if (snapshot?.hash === shared.hash) snapshot.readAt = Math.max(snapshot.readAt, shared.readAt)
    if (snapshot && snapshot.readAt >= shared.readAt) return snapshot
    if (packed === undefined) return undefined
    return this.source.adopt({ ...shared, body: gunzipSync(Buffer.from(packed, 'base64')) }, true)
  }

  async #readHere(): Promise<number> {
    const { readAt } = await this.#readUnlessPaused()
    await this.#sharing
    return readAt
  }

  /** Reads a resource, except during the pause after a failure, which all functions share. */
  async #readUnlessPaused(): Promise<Snapshot> {
    const { source } = this
    const pauses = [source.name, 'key' as const].map((what) => pause(what, none).catch(() => false))
    if (source.isPaused || (await Promise.all(pauses)).includes(true))
      throw new Error(`${source.name}: left alone`)
    try {
      return await source.read()
    } catch (error) {
      await pause(source.isKeyRefused ? 'key' : source.name, async () => true)
      throw error
    }
  }
}

/** Whether reads of a resource are paused in all functions. A refused key pauses all resources. */
function pause(what: Resource | 'key', make: () => Promise<boolean>): Promise<boolean> {
  const milliseconds = what === 'key' ? RETRY_REFUSED_KEY_MS : RETRY_MS
  const tags = what === 'key' ? resourceNames : cacheOptionsOf(what).tags
  return sharedValue([buildId(), 'pause', what], make, { tags, revalidate: milliseconds / 1_000 })
}

/** Checks repeatedly until `isDone` is true, or until the host should have caught up. */
async function retryUntil(isDone: () => Promise<boolean>): Promise<void> {
  const limit = processTime() + EXPIRY_LIMIT_MS
  while (!(await isDone()) && processTime() < limit) await sleep(CHECK_EVERY_MS)
}

/** Rejects, so that a missing value is not stored. */
async function none(): Promise<never> {
  throw new Error('none')
}
