const { LRUCache } = require('lru-cache')

/** @import { CachedValue, FileCache, FileCacheClass } from './cached-page' */

const MOST_BYTES = 50_000_000

/**
 * What is kept, and when tags were revalidated: as Next.js keeps them, for all objects of the class.
 * @type {LRUCache<string, { value: CachedValue, lastModified: number }>}
 */
const kept = new LRUCache({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ value }) => JSON.stringify(value).length,
})
/** @type {Map<string, { at: number, isExpired: boolean }>} */
const revalidated = new Map()

/**
 * Keeps the data of `fetch` in memory, by what the documentation says of a cache handler, where Next.js has no class that does it on disk.
 * @implements {FileCache}
 */
class MemoryCache {
  /** @type {FileCache['get']} */
  async get(key, { kind, tags = [], softTags = [] }) {
    const entry = kind === 'FETCH' ? kept.get(key) : undefined
    if (entry === undefined) return null
    const later = [...tags, ...softTags].flatMap((tag) => {
      const one = revalidated.get(tag)
      return one && one.at >= entry.lastModified ? one : []
    })
    if (later.some(({ isExpired }) => isExpired)) return null
    // Shown once more, while Next.js fetches it again.
    return later.length > 0 ? { ...entry, lastModified: 0 } : entry
  }

  /** @type {FileCache['set']} */
  async set(key, value) {
    if (value) kept.set(key, { value, lastModified: Date.now() })
    else kept.delete(key)
  }

  /** @type {FileCache['revalidateTag']} */
  async revalidateTag(tags, durations) {
    const isExpired = durations === undefined || durations.expire === 0
    for (const tag of [tags].flat()) revalidated.set(tag, { at: Date.now(), isExpired })
  }
}

/** The class of Next.js; undefined in a version that has it elsewhere, or otherwise. @returns {FileCacheClass | undefined} */
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
