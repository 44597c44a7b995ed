const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')
const { processTime, wholeFiles } = require('./cache-files.cjs')
const { pagesWithOtherData } = require('./other-data.cjs')
const { beginRender, endRender } = require('./renders.cjs')

/**
 * Next.js' own cache of pages, with three exceptions. A page is as good as what it shows: it bears a fingerprint of its content, and
 * is kept until that content has changed, whatever its age (lib/pages/kept-pages.ts judges), unless it shows data from elsewhere
 * too, whose age then counts. Only a page with content leaves
 * files: an unknown address answers 404 or redirects, anybody can make up as many as they like, and each would leave seven for
 * good. In memory, which is bounded, such an answer is kept like any page. And what is kept is light
 * (`light-pages.ts`). CommonJS: Next.js loads this file directly and also bundles it.
 */
module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    super({ ...context, fs: wholeFiles(context.fs) })
    this.pagesWithOtherData = pagesWithOtherData(context.serverDistDir)
  }

  async get(key, context) {
    if (isPageMark(context)) return null
    if (isQuestion(key)) return this.answer(key)
    if (context.kind === 'FETCH') {
      this.pagesWithOtherData.add(context.softTags?.at(-1))
      return super.get(key, context)
    }
    const entry = await super.get(key, context)
    const tags = tagsOf(entry?.value)
    const judgement = entry && (await judge(tags))
    if (judgement === 'current' || judgement === 'aging') {
      if (judgement === 'current' && !this.pagesWithOtherData.hasOneOf(tags))
        entry.lastModified = processTime()
      // Pages of the build come from its files.
      this.lighten(entry.value)
      return entry
    }
    await beginRender(key)
    return null
  }

  async set(key, data, context) {
    if (isPageMark(context)) return
    this.lighten(data)
    if (isQuestion(key)) {
      keptPages()?.keepFrame(data)
      endRender(key)
      return
    }
    if (data?.kind !== 'FETCH') this.pagesWithOtherData.decide(tagsOf(data), hasContent(data))
    const { flushToDisk } = this
    if (data?.kind !== 'FETCH' && !hasContent(data) && !this.isOnDisk(key, data?.kind))
      this.flushToDisk = false
    // Whether to write files is decided before the first await.
    const done = super.set(key, data, context)
    this.flushToDisk = flushToDisk
    // By the clock that Next.js compares with, which nobody sets: it writes the time of day.
    const kept = FileSystemCache.memoryCache?.get(key)
    if (kept?.value === data) kept.lastModified = processTime()
    await done.finally(() => endRender(key))
  }

  /** A question leaves nothing behind: its answer is put into a page that was made for another one (lib/search/frame.ts). */
  async answer(key) {
    const page = await keptPages()?.answer(key.slice(key.lastIndexOf('/') + 1))
    if (page) {
      light.add(page)
      return { lastModified: processTime(), value: page }
    }
    await beginRender(key)
    return null
  }

  /** In place: the framework answers the request that made a page with the very object that it hands over to be kept. */
  lighten(page) {
    if (page?.kind !== 'APP_PAGE' || light.has(page)) return
    for (const [tag, status, headers] of STATUSES) {
      if (!tagsOf(page).includes(tag)) continue
      page.status = status
      page.headers = { ...page.headers, ...headers }
    }
    keptPages()?.lighten(page, this.serverDistDir)
    light.add(page)
  }

  /** A page that existed must be overwritten, or it would be back after a restart; also one that only the build has made. */
  isOnDisk(key, kind) {
    const ofBuild = key.slice(key.indexOf('/$/') + 2)
    return [key, ofBuild].some((name) =>
      this.fs.existsSync(this.getFilePath(name + (kind === 'APP_ROUTE' ? '.body' : '.html'), kind)),
    )
  }
}

/** The same as in lib/pages/tags.ts. */
const STATUSES = [
  ['answer.404', 404, {}],
  ['answer.429', 429, { 'retry-after': '60' }],
]

/** The same as in lib/search/segment.ts. */
function isQuestion(key) {
  return key.includes('/pesquisa/q-')
}

const light = new WeakSet()

/** Whether this is the empty value by which lib/next/data-cache.ts gives a page its tags. */
function isPageMark({ tags }) {
  return tags?.some((tag) => tag.startsWith('shown.') || tag.startsWith('answer.')) ?? false
}

function tagsOf(data) {
  return String(data?.headers?.['x-next-cache-tags'] ?? '').split(',')
}

/** What lib/server-start.ts brings; a build does without. */
function keptPages() {
  return globalThis.siteStates?.get('kept pages')
}

async function judge(tags) {
  return keptPages()?.judge(tags) ?? 'aging'
}

/** Whether what is kept is an answer of 200; data has no status. */
function hasContent(data) {
  return (data?.status ?? 200) === 200
}
