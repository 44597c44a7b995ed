const { default: FileSystemCache } = require('next/dist/server/lib/incremental-cache/file-system-cache')

/**
 * The framework's own cache, except that a page that never existed leaves no files: it would keep three for every unknown
 * address that anybody makes up. In memory, which is bounded, its 404 is kept like any page. Loaded by the framework as it
 * is and by its bundler, so neither TypeScript nor a module.
 */
module.exports = class PageCache extends FileSystemCache {
  set(key, data, context) {
    const { flushToDisk } = this
    if (data && 'status' in data && data.status === 404 && !this.isOnDisk(key, data.kind))
      this.flushToDisk = false
    // Whether to write files is decided before the first await.
    const done = super.set(key, data, context)
    this.flushToDisk = flushToDisk
    return done
  }

  /** A page that existed must be overwritten, or it would be back after a restart. */
  isOnDisk(key, kind) {
    return this.fs.existsSync(this.getFilePath(key + (kind === 'APP_ROUTE' ? '.body' : '.html'), kind))
  }
}
