const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')
const {
  areTagsExpired,
  tagsManifest,
} = require('next/dist/server/lib/incremental-cache/tags-manifest.external')
const { datedFiles, processTime, wholeFiles } = require('./cache-files.cjs')
const { withLateScripts } = require('./late-scripts.cjs')

/**
 * The framework's own cache, with three exceptions. A page that was being made while its content was renewed is not kept: the
 * framework dates pages by the end of their render, and would show it as new. All dates are of the clock that it compares them
 * with: it writes some by the time of day, and after a step of that nothing would expire, or everything at once. And only a page
 * with content leaves files: an unknown address answers 404 or redirects, anybody can make up as many as they like, and each would
 * leave seven for good. In memory, which is bounded, such an answer is kept like any page. What is kept has its scripts where they
 * come late (`late-scripts.cjs`). Loaded by the framework as it is and by its bundler, so neither TypeScript nor a module.
 */
module.exports = class PageCache extends FileSystemCache {
  constructor(context) {
    // The workers of a build share its files.
    const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
    super({ ...context, fs: isBuild ? wholeFiles(context.fs) : datedFiles(context.fs) })
  }

  async get(key, context) {
    const entry = await super.get(key, context)
    // Copied from the build by a process whose clock was ahead.
    if (entry?.lastModified > processTime()) entry.lastModified = performance.timeOrigin
    // Pages of the build come from its files.
    prepare(entry?.value)
    return entry
  }

  async set(key, data, context) {
    prepare(data)
    const tags = String(data?.headers?.['x-next-cache-tags'] ?? '').split(',')
    if (!isOutdated(tags)) await this.keep(key, data, context)
    // For lib/platform/renders.ts: this render is over.
    for (const tag of tags) globalThis.siteStates?.get('renders under way')?.delete(tag)
  }

  keep(key, data, context) {
    const { flushToDisk } = this
    if (!hasContent(data) && !this.isOnDisk(key, data.kind)) this.flushToDisk = false
    // Whether to write files is decided before the first await.
    const done = super.set(key, data, context)
    this.flushToDisk = flushToDisk
    const kept = FileSystemCache.memoryCache?.get(key)
    if (kept?.value === data) kept.lastModified = processTime()
    return done
  }

  /** As the framework does it, by the clock that it compares with. */
  async revalidateTag(tags, durations) {
    const now = processTime()
    const dates = durations ? { stale: now } : { expired: now }
    if (durations?.expire !== undefined) dates.expired = now + durations.expire * 1_000
    for (const tag of [tags].flat()) tagsManifest.set(tag, { ...tagsManifest.get(tag), ...dates })
  }

  /** A page that existed must be overwritten, or it would be back after a restart; also one that only the build has made. */
  isOnDisk(key, kind) {
    const ofBuild = key.slice(key.indexOf('/$/') + 2)
    return [key, ofBuild].some((name) =>
      this.fs.existsSync(this.getFilePath(name + (kind === 'APP_ROUTE' ? '.body' : '.html'), kind)),
    )
  }
}

/** Whether what is kept is an answer of 200; data has no status. */
function hasContent(data) {
  return (data?.status ?? 200) === 200
}

const prepared = new WeakSet()

/** In place: the framework answers the request that made a page with the very object that it hands over to be kept. */
function prepare(data) {
  if (data?.kind !== 'APP_PAGE' || prepared.has(data)) return
  data.html = withLateScripts(data.html)
  prepared.add(data)
}

/** Whether a tag expired after the render took what it shows (`taken-<process time>-<count>`, from lib/platform/renders.ts). */
function isOutdated(tags) {
  const taken = tags.flatMap((tag) => (tag.startsWith('taken-') ? Number(tag.split('-')[1]) : []))
  return taken.length > 0 && areTagsExpired(tags, Math.min(...taken))
}
