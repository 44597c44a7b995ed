const { join } = require('node:path')
const { FileSystemCache } = require('./next-cache.cjs')

/** @import { FileCache, FileCacheClass } from './cached-page' */

/** That of engine/src/process/process-state.ts, which this file cannot import. */
globalThis.siteState ??= {}
const state = globalThis.siteState

/* Called by data-cache.ts. The class keeps the tags for all of its objects. */
state.dropPages = (tags) => {
  state.pageStore?.drop(tags, true)
  return FileSystemCache.prototype.revalidateTag.call(FileSystemCache.prototype, tags, { expire: 0 })
}

/**
 * The cache handler of Next.js. Pages and answers of routes are in `page-store.ts`, in memory alone: anybody can make up addresses, and several
 * servers may share one build. Next.js' own cache reads the files of the build, and keeps the data of `fetch`. CommonJS: Next.js loads it directly.
 */
class PageCache {
  /** @param {ConstructorParameters<FileCacheClass>[0]} context */
  constructor(context) {
    const { serverDistDir } = context
    // One build may run in many environments: the data of each has a folder of its own, below `cache`. The cache of proxy.ts has none.
    const environment = state.pageStore?.environmentId ?? 'build'
    const place = serverDistDir && join(serverDistDir, '../cache/data', environment, 'server')
    this.data = new FileSystemCache({ ...context, serverDistDir: place })
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
   * Called for every `revalidateTag`, `updateTag` and `revalidatePath` of the process. The answer of an action waits for it, that of a route does not.
   * @type {FileCache['revalidateTag']}
   */
  async revalidateTag(tags, durations) {
    const all = [tags].flat()
    state.pageStore?.drop(all, durations === undefined || durations.expire === 0)
    // `revalidatePath` is a `revalidateTag` of the tag that Next.js gives to everything at a path.
    const isOfPath = all.some((tag) => tag.startsWith('_N_T_'))
    await Promise.all([this.data.revalidateTag(tags, durations), state.readRevalidated?.(all, isOfPath)])
  }

  resetRequestCache() {}
}

module.exports = PageCache

/** The empty value with which engine/src/next/page-cache/data-cache.ts gives a page its tags. @param {{ tags?: string[] }} context */
function isPageMark({ tags }) {
  return tags?.some((tag) => tag.startsWith('shown.') || tag.startsWith('answer.')) ?? false
}
