const nextCache = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { processTime, wholeFiles } = require('./cache-files.cjs')
const { pagesWithOtherData } = require('./other-data.cjs')
const { processState, stateOfOthers } = require('./process-state.cjs')
const { beginRender, endRender } = require('./renders.cjs')

/** @import { CachedPage, CachedValue, FileCache, FileCacheClass, KeptPages } from './cached-page' */

/* The type declarations of Next.js mark as private what this class relies on. */
const FileSystemCache = /** @type {FileCacheClass} */ (/** @type {unknown} */ (nextCache.default))

/**
 * Next.js' own page cache, with three differences:
 * - A cached page stays valid while its content is unchanged, whatever its age. It carries a fingerprint of its content, which
 *   lib/pages/cache/judge-kept-page.ts checks. When the page shows data from elsewhere too, its age counts as well.
 * - Only a page with content is written to files. An unknown address answers 404 or redirects. Anybody can make up any number of such
 *   addresses, and each would leave seven files for good. In memory, which is limited, such an answer is cached like any page.
 * - `revalidateTag` and `revalidatePath` also renew the content of the site (`lib/pages/cache/renew-content.ts`).
 *
 * This file is CommonJS, since Next.js loads it directly and also bundles it.
 */
class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<FileCacheClass>[0]} context */
  constructor(context) {
    super({ ...context, fs: wholeFiles(context.fs) })
    this.pagesWithOtherData = pagesWithOtherData(context.serverDistDir)
  }

  /**
   * @override
   * @type {FileCache['get']}
   */
  async get(key, context) {
    if (isPageMark(context)) return null
    if (context.kind === 'FETCH') {
      this.pagesWithOtherData.add(context.softTags?.at(-1))
      return super.get(key, context)
    }
    const { entry, isCurrent } = await this.view(key, context)
    if (entry === null) {
      await beginRender(key)
      return null
    }
    if (isCurrent && context.kind === 'APP_PAGE') this.note(key)
    return entry
  }

  /**
   * The cache entry for a view; null when it is missing or outdated. The age of a current page starts again.
   *
   * @param {string} key
   * @param {Parameters<FileCache['get']>[1]} context
   */
  async view(key, context) {
    await keptPages()?.renewed()
    const entry = await super.get(key, context)
    const tags = tagsOf(entry?.value)
    const judgement = entry && (await judge(tags))
    if (entry === null || judgement === 'outdated') return { entry: null, isCurrent: false }
    const isCurrent = judgement === 'current' && !this.pagesWithOtherData.hasOneOf(tags)
    if (isCurrent) entry.lastModified = processTime()
    setStatus(entry.value)
    return { entry, isCurrent }
  }

  /**
   * From now on, views of this page can be answered without Next.js (lib/server/kept/). Next.js creates a cache object for every
   * request. Any of them serves for pages.
   *
   * @param {string} key
   */
  note(key) {
    anyCache ??= this
    keptPages()?.note({ key, current: anyCache.current.bind(anyCache, key) })
  }

  /**
   * @param {string} key
   * @returns {Promise<CachedPage | undefined>}
   */
  async current(key) {
    const { entry, isCurrent } = await this.view(key, { kind: 'APP_PAGE' })
    return isCurrent && entry?.value?.kind === 'APP_PAGE' ? entry.value : undefined
  }

  /**
   * @override
   * @type {FileCache['set']}
   */
  async set(key, data, context) {
    if (isPageMark(context)) return
    setStatus(data)
    if (data?.kind !== 'FETCH') this.pagesWithOtherData.decide(tagsOf(data), hasContent(data))
    const { flushToDisk } = this
    if (data?.kind !== 'FETCH' && !hasContent(data) && !this.isOnDisk(key, data?.kind))
      this.flushToDisk = false
    // Next.js reads `flushToDisk` before its first await.
    const done = super.set(key, data, context)
    this.flushToDisk = flushToDisk
    // Next.js writes the time of day here, but compares it with the process clock, which is never set.
    const kept = FileSystemCache.memoryCache?.get(key)
    if (kept?.value === data) kept.lastModified = processTime()
    await done.finally(() => endRender(key))
  }

  /**
   * Next.js calls this for every `revalidateTag`, `updateTag` and `revalidatePath` of the process. The answer of an action waits until it is
   * over, that of a route does not.
   *
   * @override
   * @type {FileCache['revalidateTag']}
   */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    await keptPages()?.renew([tags].flat())
  }

  /**
   * Whether a page has files, from this server or from the build. They must be overwritten, or the page would be back after a restart.
   *
   * @param {string} key
   * @param {CachedValue['kind'] | undefined} kind
   */
  isOnDisk(key, kind) {
    const ofBuild = key.slice(key.indexOf('/$/') + 2)
    return [key, ofBuild].some((name) =>
      this.fs.existsSync(this.getFilePath(name + (kind === 'APP_ROUTE' ? '.body' : '.html'), kind)),
    )
  }
}

/**
 * Sets the status of a page that says that there is none at its address (`MISSING_TAG` in lib/pages/cache/tags.ts). It does so in place:
 * Next.js answers the request that rendered the page with the same object that it hands to the cache.
 *
 * @param {CachedValue | null | undefined} page
 */
function setStatus(page) {
  if (page?.kind === 'APP_PAGE' && tagsOf(page).includes('answer.404')) page.status = 404
}

module.exports = PageCache

processState('tags of the page cache', tagState).expire = expireTags

/** @returns {{ expire?: (tags: string[]) => void }} */
function tagState() {
  return {}
}

/** @param {string[]} tags */
function expireTags(tags) {
  // The class keeps the tags for all of its objects.
  void FileSystemCache.prototype.revalidateTag.call(FileSystemCache.prototype, tags, { expire: 0 })
}

/** @type {PageCache | undefined} */
let anyCache

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
  return /** @type {KeptPages | undefined} */ (stateOfOthers('kept pages'))
}

/** @param {string[]} tags */
async function judge(tags) {
  return keptPages()?.judge(tags) ?? 'aging'
}

/**
 * Whether an entry is an answer with status 200. Data has no status and counts as one.
 *
 * @param {CachedValue | null} data
 */
function hasContent(data) {
  return (data?.status ?? 200) === 200
}
