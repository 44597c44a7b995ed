/* CommonJS for the reason given in page-cache.cjs. */
const { rename, unlink } = require('node:fs/promises')

/** The same as lib/process-time.ts. */
const processTime = () => performance.timeOrigin + performance.now()

let temporary = 0

/**
 * The files of Next.js' cache, each written as a whole. Next.js 16.4 writes into the file itself: two writers at once leave a
 * mixture of both behind, and a full disk half a page.
 */
function wholeFiles(fs) {
  return {
    ...fs,
    writeFile: async (path, data) => {
      temporary += 1
      const unfinished = `${path}.${process.pid}-${temporary}.tmp`
      try {
        await fs.writeFile(unfinished, data)
        await rename(unfinished, path)
      } catch (error) {
        await unlink(unfinished).catch(() => {})
        throw error
      }
    },
  }
}

module.exports = { processTime, wholeFiles }
