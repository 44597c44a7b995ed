const { LRUCache } = require('lru-cache')

/** @import { CachedValue, FileCache, FileCacheClass } from './cached-page' */

/** The memory for the data of `fetch`. */
const MAX_BYTES = 50_000_000

/**
 * The cached data, shared by all instances of the class as in Next.js.
 * @type {LRUCache<string, { value: CachedValue, lastModified: number }>}
 */
const entries = new LRUCache({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ value }) => JSON.stringify(value).length,
})
/**
 * When each tag was revalidated last, and whether its data may no longer be served as stale.
 * @type {Map<string, { at: number, isExpired: boolean }>}
 */
const revalidated = new Map()

/**
 * Caches the data of `fetch` in memory, following the documentation of cache handlers, if Next.js lacks the class that does so on disk.
 * @implements {FileCache}
 */
class MemoryCache {
  /** @type {FileCache['get']} */
  async get(key, { kind, tags = [], softTags = [] }) {
    const entry = kind === 'FETCH' ? entries.get(key) : undefined
    if (entry === undefined) return null
    const later = [...tags, ...softTags].flatMap((tag) => {
      const one = revalidated.get(tag)
      return one && one.at >= entry.lastModified ? one : []
    })
    if (later.some(({ isExpired }) => isExpired)) return null
    // Stale data is served once more, while Next.js fetches it again.
    return later.length > 0 ? { ...entry, lastModified: 0 } : entry
  }

  /** @type {FileCache['set']} */
  async set(key, value) {
    if (value) entries.set(key, { value, lastModified: Date.now() })
    else entries.delete(key)
  }

  /** @type {FileCache['revalidateTag']} */
  async revalidateTag(tags, durations) {
    const isExpired = durations === undefined || durations.expire === 0
    for (const tag of [tags].flat()) revalidated.set(tag, { at: Date.now(), isExpired })
  }
}

/** The cache class of Next.js; undefined in versions that moved or changed it. @returns {FileCacheClass | undefined} */
function classOfNext() {
  try {
    const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')
    const { prototype } = FileSystemCache
    const isAsKnown = [prototype.get, prototype.set, prototype.revalidateTag].every(Boolean)
    // The type declarations of Next.js mark as private what page-cache.cjs relies on.
    return isAsKnown ? /** @type {FileCacheClass} */ (/** @type {unknown} */ (FileSystemCache)) : undefined
  } catch {
    return undefined
  }
}

const ofNext = classOfNext()

/** @type {FileCacheClass} */
exports.FileSystemCache = ofNext ?? MemoryCache
exports.isOfNext = ofNext !== undefined
