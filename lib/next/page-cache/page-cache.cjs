const { join } = require('node:path')
const nextCache = require('next/dist/server/lib/incremental-cache/file-system-cache')

/** @import { CachedPage, CachedValue, FileCache, FileCacheClass, KeptPages } from './cached-page' */

/* The type declarations of Next.js mark as private what this class relies on. */
const FileSystemCache = /** @type {FileCacheClass} */ (/** @type {unknown} */ (nextCache.default))

/** @type {typeof globalThis & { siteStates?: Map<string, unknown> }} */
const shared = globalThis
shared.siteStates ??= new Map()
/** The states of lib/process/process-state.ts, which this file cannot import. */
const states = shared.siteStates

/** The same as lib/process/process-time.ts. */
const processTime = () => performance.timeOrigin + performance.now()

/* Called by data-cache.ts. The class keeps the tags for all of its objects. */
states.set('expire tags', (/** @type {string[]} */ tags) =>
  FileSystemCache.prototype.revalidateTag.call(FileSystemCache.prototype, tags, { expire: 0 }),
)

/**
 * The cache handler of Next.js (`cacheHandler` in next.config.ts): its own cache, with three differences.
 * - A page is judged at each view. It carries a fingerprint of what it shows; a page that shows something else by now is rendered again
 *   (lib/pages/cache/is-outdated.ts). A page of the build, which had no content, is one.
 * - Pages stay in memory and leave no files: anybody can make up any number of addresses, and several servers may share one build.
 * - `revalidateTag` and `revalidatePath` also renew the content of the site (`lib/pages/cache/renew-content.ts`).
 *
 * This file is CommonJS, since Next.js loads it directly and also bundles it.
 */
class PageCache {
  /** @param {ConstructorParameters<FileCacheClass>[0]} context */
  constructor(context) {
    const { serverDistDir } = context
    // One build may run in many environments: the data of each has a folder of its own, below `cache`. The cache of proxy.ts has none.
    const environment = keptPages()?.environmentId ?? 'build'
    const place = serverDistDir && join(serverDistDir, '../cache/data', environment, 'server')
    this.data = new FileSystemCache({ ...context, serverDistDir: place })
    // Both have the same memory.
    this.pages = new FileSystemCache({ ...context, flushToDisk: false })
  }

  /** @type {FileCache['get']} */
  async get(key, context) {
    if (isPageMark(context)) return null
    if (context.kind === 'FETCH') return this.data.get(key, context)
    const entry = await this.view(key, context)
    if (entry === null) await keptPages()?.beginRender(key)
    // From now on, views of this page can be answered without Next.js (lib/server/kept/).
    else if (context.kind === 'APP_PAGE') keptPages()?.note({ key, current: this.current.bind(this, key) })
    return entry
  }

  /**
   * The cache entry for a view; null when it is missing or outdated.
   *
   * @type {FileCache['get']}
   */
  async view(key, context) {
    await keptPages()?.renewed()
    const entry = await this.pages.get(key, context)
    return entry && (await keptPages()?.isOutdated(tagsOf(entry.value))) ? null : entry
  }

  /**
   * The page, unless it is outdated or past its age.
   *
   * @param {string} key
   * @returns {Promise<CachedPage | undefined>}
   */
  async current(key) {
    const { lastModified = 0, cacheControl, value } = (await this.view(key, { kind: 'APP_PAGE' })) ?? {}
    const seconds = cacheControl?.revalidate
    const isPastAge = typeof seconds === 'number' && processTime() - lastModified > seconds * 1_000
    return value?.kind === 'APP_PAGE' && !isPastAge ? value : undefined
  }

  /** @type {FileCache['set']} */
  async set(key, data, context) {
    if (isPageMark(context)) return
    if (data?.kind === 'FETCH') return this.data.set(key, data, context)
    // Nobody knows whether there is a page (`UNREAD_TAG`): the next view asks again.
    if (data && tagsOf(data).includes('answer.503')) {
      data.status = 503
      keptPages()?.endRender(key)
      return
    }
    // The page says that there is none at its address (`MISSING_TAG` in lib/pages/cache/tags.ts). The status is set in place: Next.js
    // answers the request that rendered the page with the same object that it hands to the cache.
    if (data?.kind === 'APP_PAGE' && tagsOf(data).includes('answer.404')) data.status = 404
    await this.pages.set(key, data, context).finally(() => keptPages()?.endRender(key))
    // Next.js writes the time of day here, but compares it with the process clock, which is never set.
    const kept = data && (await this.pages.get(key, { kind: data.kind }))
    if (kept) kept.lastModified = processTime()
  }

  /**
   * Next.js calls this for every `revalidateTag`, `updateTag` and `revalidatePath` of the process. The answer of an action waits until it is
   * over, that of a route does not.
   *
   * @type {FileCache['revalidateTag']}
   */
  async revalidateTag(tags, durations) {
    await this.data.revalidateTag(tags, durations)
    const all = [tags].flat()
    // `revalidatePath` is a `revalidateTag` of the tag that Next.js gives to everything at a path.
    const isOfPath = all.some((tag) => tag.startsWith('_N_T_'))
    await keptPages()?.renew(all, isOfPath)
  }

  resetRequestCache() {}
}

module.exports = PageCache

/**
 * Whether this is the empty value with which lib/next/page-cache/data-cache.ts gives a page its tags.
 *
 * @param {{ tags?: string[] }} context
 */
function isPageMark({ tags }) {
  return tags?.some((tag) => tag.startsWith('shown.') || tag.startsWith('answer.')) ?? false
}

/** @param {CachedValue | null | undefined} data */
function tagsOf(data) {
  return String(data?.headers?.['x-next-cache-tags'] ?? '').split(',')
}

/** The functions that lib/server/long-running-server.ts provides; undefined in a build. */
function keptPages() {
  return /** @type {KeptPages | undefined} */ (states.get('kept pages'))
}
