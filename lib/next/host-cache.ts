import { within } from '../platform/within'
import { processState } from '../process-state'
import { processTime } from '../process-time'
import { outsideOfPage } from './root-context'

/*
 * Next.js' data cache where the host brings one (Next.js 16.4 calls it `FetchCache`), asked directly: `unstable_cache` cannot write over
 * what is there, and `revalidateTag` tells the host beside the answer, not before it. Held by vercel/tests.
 */

interface IncrementalCache {
  generateSimpleCacheKey: (input: string) => Promise<string>
  get: (key: string, context: object) => Promise<{ value?: { data?: { body?: string } } } | null>
  set: (key: string, value: object, context: object) => Promise<void>
  revalidateTag: (tags: string[], durations: { expire: number }) => Promise<void>
}

/** A cache that takes longer is as good as none, and is left alone for a while: the platform answers sooner. */
const PATIENCE_MS = 1_500
const PAUSE_MS = 10_000
const YEAR = 31_536_000

const fetchUrl = 'content of the site'

/** What stands under a key; undefined when there is nothing, no cache, or no answer in time. */
export async function fromHostCache(key: string[]): Promise<unknown> {
  const found = await inTime(async (cache) => {
    const context = { kind: 'FETCH', revalidate: YEAR, tags: [], softTags: [], fetchIdx: 1, fetchUrl }
    const entry = await cache.get(await cache.generateSimpleCacheKey(key.join(' ')), context)
    return { body: entry?.value?.data?.body }
  })
  return found?.body === undefined ? undefined : JSON.parse(found.body)
}

/** Puts a value under a key, over what is there, without an age and without a tag. Never rejects; a cache may forget at any time. */
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

/** The host throws away the pages with these tags, and has done so when this settles. */
export async function expireAtHost(tags: string[]): Promise<void> {
  if (tags.length === 0) return
  const hasTold = await withCache(async (cache) => {
    await cache.revalidateTag(tags, { expire: 0 })
    return true
  })
  // An unknown version of Next.js: the documented way, a moment later.
  if (hasTold) return
  const { revalidateTag } = await import('next/cache')
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}

/** Without a host's cache Next.js keeps values in the memory of the process, which knows nothing of other functions. */
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
