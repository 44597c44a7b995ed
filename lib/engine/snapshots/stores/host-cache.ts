import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { buildId } from '@/lib/engine/environment/build-facts'
import { sharedValue } from '@/lib/engine/next/page-cache/data-cache'
import { cacheOptionsOf } from '@/lib/engine/platform/cache-options'
import { type Resource, resourceNames } from '@/lib/engine/port/kinds'
import { processTime } from '@/lib/engine/process/process-time'
import { EXPIRY_LIMIT_MS, LOOK_AGAIN_MS, MOST_CHARACTERS, RETRY_MS, RETRY_REFUSED_KEY_MS } from '../limits'
import type { Snapshot, Store, StoredBody } from '../snapshot'
import type { Source } from '../source'
import { storedBody } from './files'

/** What functions tell each other of a read. */
interface SharedBody extends Pick<Snapshot, 'contract' | 'hash' | 'readAt'> {
  /** The body in base64 of gzip; absent when it is too large: each function then reads it itself. */
  packed?: string
}

/** All that a host's functions share: each body under its push tags until its age, and the pauses after failures. Without a body they read. */
export class HostCacheStore implements Store {
  isBehind = false
  isOfBuild = false
  /** The last read of this function. */
  #own: SharedBody | undefined

  constructor(private readonly source: Source) {}

  /** The snapshot of the build when no function has read it since. */
  async current(): Promise<Snapshot | undefined> {
    const { source } = this
    try {
      const shared = await this.#shared(() => this.#ownRead(), source.keptBy.revalidate)
      this.isBehind = false
      this.isOfBuild = false
      return this.#adopted(shared) ?? (await this.#readUnlessPaused())
    } catch {
      // Without a value, a snapshot is known to be newer than the host's pages only when this function read it itself.
      const last =
        (await this.#lastShared()) ?? (source.confirmedAt === undefined ? undefined : source.snapshot)
      this.isBehind = true
      this.isOfBuild = last === undefined
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
    this.#own = packed.length > MOST_CHARACTERS ? read : { ...read, packed }
  }

  async isKept(): Promise<boolean> {
    return this.#own === undefined || (await this.#sharedOrNone()) !== undefined
  }

  /** The push's `revalidateTag` removes the older value as soon as the host knows of it. */
  async share(): Promise<boolean> {
    const own = this.#own
    if (own === undefined) return true
    const limit = processTime() + EXPIRY_LIMIT_MS
    // A value as old as the own read is one from before the answer, too.
    const isOlder = (value: SharedBody | undefined) => value !== undefined && value.readAt <= own.readAt
    while (isOlder(await this.#sharedOrNone()) && processTime() < limit) await sleep(LOOK_AGAIN_MS)
    await this.#shared(async () => own)
    const shared = await this.#sharedOrNone()
    return shared !== undefined && shared.readAt >= own.readAt
  }

  /** The body; that of `make` when there is none or when it is older than so many seconds. */
  #shared(make: () => Promise<SharedBody>, revalidate: number | false = false): Promise<SharedBody> {
    const { name, keptBy } = this.source
    return sharedValue([buildId(), name], make, { tags: keptBy.tags, revalidate })
  }

  /** The body, whatever its age. */
  #sharedOrNone(): Promise<SharedBody | undefined> {
    return this.#shared(none).catch(() => undefined)
  }

  async #lastShared(): Promise<Snapshot | undefined> {
    const last = await this.#sharedOrNone()
    return last && this.#adopted(last)
  }

  /** The snapshot of a value, or that of this process when it is newer; undefined when neither is at hand. */
  #adopted({ packed, ...shared }: SharedBody): Snapshot | undefined {
    const { snapshot } = this.source
    if (snapshot && (snapshot.hash === shared.hash || snapshot.readAt > shared.readAt)) return snapshot
    if (packed === undefined) return undefined
    return this.source.adopt({ ...shared, body: gunzipSync(Buffer.from(packed, 'base64')) }, true)
  }

  async #ownRead(): Promise<SharedBody> {
    await this.#readUnlessPaused()
    if (this.#own === undefined) throw new Error(`${this.source.name}: not read`)
    return this.#own
  }

  /** Reads a resource, except during the pause after a failure, whose end all functions share. */
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

/** Stores nothing where there is no value. */
async function none(): Promise<never> {
  throw new Error('none')
}
