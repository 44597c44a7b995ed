import { processState } from '../../process/process-state'
import { processTime } from '../../process/process-time'
import { within } from '../../process/within'
import { outsideOfPage } from './root-context'

/*
 * Direct access to Next.js' data cache on a host that provides one (`FetchCache` in Next.js 16.4). `unstable_cache` cannot overwrite an
 * entry, and `revalidateTag` tells the host in parallel with the response, not before it. Tested by vercel/tests.
 */

interface IncrementalCache {
  generateSimpleCacheKey: (input: string) => Promise<string>
  get: (key: string, context: object) => Promise<{ value?: { data?: { body?: string } } } | null>
  set: (key: string, value: object, context: object) => Promise<void>
  revalidateTag: (tags: string[], durations: { expire: number }) => Promise<void>
}

/** A cache that takes longer is not used for a while: the platform answers sooner. */
const PATIENCE_MS = 1_500
const PAUSE_MS = 10_000
const YEAR = 31_536_000

const fetchUrl = 'content of the site'

/** The value of a key; undefined when there is no value, no cache, or no answer in time. */
export async function fromHostCache(key: string[]): Promise<unknown> {
  const found = await inTime(async (cache) => {
    const context = { kind: 'FETCH', revalidate: YEAR, tags: [], softTags: [], fetchIdx: 1, fetchUrl }
    const entry = await cache.get(await cache.generateSimpleCacheKey(key.join(' ')), context)
    return { body: entry?.value?.data?.body }
  })
  return found?.body === undefined ? undefined : JSON.parse(found.body)
}

/** Stores a value under a key for a year, over any older value and without tags. Never rejects. The cache may lose it at any time. */
export async function toHostCache(key: string[], value: unknown): Promise<void> {
  await inTime(async (cache) => {
    const data = { headers: {}, body: JSON.stringify(value), status: 200, url: '' }
    const context = { fetchCache: true, tags: [], fetchIdx: 1, fetchUrl }
    const stored = { kind: 'FETCH', data, revalidate: YEAR }
    await cache.set(await cache.generateSimpleCacheKey(key.join(' ')), stored, context)
    return {}
  })
}

const pause = processState('host cache', () => ({ until: 0 }))

async function inTime<T extends object>(
  use: (cache: IncrementalCache) => Promise<T>,
): Promise<T | undefined> {
  if (processTime() < pause.until) return undefined
  const began = processTime()
  const result = await within(PATIENCE_MS, withCache(use))
  if (result === undefined && processTime() - began >= PATIENCE_MS) pause.until = processTime() + PAUSE_MS
  return result
}

/** Makes the host delete the pages with these tags. Settles when the host has done so. */
export function expireAtHost(tags: string[]): Promise<void> {
  return tellHost(tags, 0)
}

/** Makes the host show the pages with these tags once more and renew them behind that view. Settles when the host knows. */
export function renewAtHost(tags: string[]): Promise<void> {
  return tellHost(tags, YEAR)
}

/** @param expire seconds for which the pages may still be shown */
async function tellHost(tags: string[], expire: number): Promise<void> {
  if (tags.length === 0) return
  const hasTold = await withCache(async (cache) => {
    await cache.revalidateTag(tags, { expire })
    return true
  })
  // In an unknown version of Next.js: the documented way, which works a moment later.
  if (hasTold) return
  const { revalidateTag } = await import('next/cache')
  for (const tag of tags) revalidateTag(tag, { expire })
}

/** Undefined without a cache of the host: Next.js then caches in the memory of the process, which other functions do not share. */
async function withCache<T>(use: (cache: IncrementalCache) => Promise<T>): Promise<T | undefined> {
  const { __incrementalCache: cache, [handlers]: host } = globalThis as Globals
  if (cache === undefined || host?.FetchCache === undefined) return undefined
  return outsideOfPage(() => use(cache)).catch(() => undefined)
}

const handlers = Symbol.for('@next/cache-handlers')

interface Globals {
  __incrementalCache?: IncrementalCache
  [handlers]?: { FetchCache?: unknown }
}
