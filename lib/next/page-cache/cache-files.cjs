/* CommonJS for the reason given in page-cache.cjs. */
const { rename, unlink } = require('node:fs/promises')

/** The same as lib/process/process-time.ts. */
const processTime = () => performance.timeOrigin + performance.now()

let temporary = 0

/**
 * Makes Next.js' cache write each file as a whole. Next.js 16.4 writes into the file directly: two writers at once leave a mixture of
 * both, and a full disk leaves half a page.
 *
 * @template {{ writeFile: (path: string, data: string) => Promise<void> }} Files
 * @param {Files} fs
 * @returns {Files}
 */
function wholeFiles(fs) {
  return {
    ...fs,
    writeFile: async (/** @type {string} */ path, /** @type {string} */ data) => {
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
