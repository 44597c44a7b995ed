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

/**
 * The same with times that tell when this process wrote them. The file system's own follow the time of day, while Next.js
 * compares with the clock of the process. What others wrote is never later than this process' start: it may come from a machine
 * whose clock is ahead, or from before this one's was set back.
 */
function datedFiles(fs) {
  const whole = wholeFiles(fs)
  return {
    ...whole,
    writeFile: (path, data) => {
      written().set(path, processTime())
      return whole.writeFile(path, data)
    },
    stat: async (path) => ({ mtime: new Date(written().get(path) ?? (await foundTime(fs, path))) }),
  }
}

async function foundTime(fs, path) {
  const { mtime } = await fs.stat(path)
  return Math.min(mtime.getTime(), performance.timeOrigin)
}

/** When each file was written. For the whole process, since this module is loaded more than once. */
function written() {
  globalThis.siteStates ??= new Map()
  const states = globalThis.siteStates
  if (!states.has('files written')) states.set('files written', new Map())
  return states.get('files written')
}

module.exports = { datedFiles, processTime, wholeFiles }
