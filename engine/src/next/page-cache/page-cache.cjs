const { join } = require('node:path')
const { FileSystemCache } = require('./next-cache.cjs')

/** @import { FileCache, FileCacheClass } from './cached-page' */

/** The state of engine/src/process/process-state.ts, which this file cannot import. */
globalThis.siteState ??= {}
const state = globalThis.siteState

// Drops pages for engine/src/next/page-cache/data-cache.ts. FileSystemCache keeps expired tags for all its instances, so no instance is needed.
state.dropPages = (tags) => {
  state.pageStore?.drop(tags, true)
  return FileSystemCache.prototype.revalidateTag.call(FileSystemCache.prototype, tags, { expire: 0 })
}

/**
 * The cache handler of Next.js. It is CommonJS, which Next.js loads directly. Pages and responses of routes are in `page-store.ts`, in memory
 * only, since anybody can make up addresses, and servers may share a build. Next.js' own cache reads the build's files, and caches the data of
 * `fetch`.
 */
class PageCache {
  /** @param {ConstructorParameters<FileCacheClass>[0]} context */
  constructor(context) {
    const { serverDistDir } = context
    // One build may run in many environments, each of which keeps data in a folder below `cache`.
    const environment = state.pageStore?.environmentId ?? 'build'
    // Next.js makes the instance for proxy.ts without `serverDistDir`.
    const dataFolder = serverDistDir && join(serverDistDir, '../cache/data', environment, 'server')
    this.data = new FileSystemCache({ ...context, serverDistDir: dataFolder })
    this.build = new FileSystemCache({ ...context, flushToDisk: false })
  }

  /** @type {FileCache['get']} */
  async get(key, context) {
    if (isPageMark(context)) return null
    if (context.kind === 'FETCH') return this.data.get(key, context)
    return state.pageStore?.get(key, () => this.build.get(key, context)) ?? null
  }

  /** @type {FileCache['set']} */
  async set(key, data, context) {
    if (isPageMark(context)) return
    if (data?.kind === 'FETCH') await this.data.set(key, data, context)
    else await state.pageStore?.set(key, data, context.cacheControl)
  }

  /**
   * Called for every `revalidateTag`, `updateTag` and `revalidatePath` of the process. Next.js awaits it before it responds to an action, and not before
   * it responds to a route.
   * @type {FileCache['revalidateTag']}
   */
  async revalidateTag(tags, durations) {
    const all = [tags].flat()
    state.pageStore?.drop(all, durations === undefined || durations.expire === 0)
    // `revalidatePath` calls `revalidateTag` with the tag that Next.js gives to everything at a path.
    const isOfPath = all.some((tag) => tag.startsWith('_N_T_'))
    await Promise.all([this.data.revalidateTag(tags, durations), state.readRevalidated?.(all, isOfPath)])
  }

  resetRequestCache() {}
}

module.exports = PageCache

/** Whether an entry is the empty value with which engine/src/next/page-cache/data-cache.ts tags a page. @param {{ tags?: string[] }} context */
function isPageMark({ tags }) {
  return tags?.some((tag) => tag.startsWith('shown.') || tag.startsWith('answer.')) ?? false
}
