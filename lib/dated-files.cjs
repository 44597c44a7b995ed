/* CommonJS for the reason given in page-cache.cjs. */

/** The same as lib/process-time.ts. */
const processTime = () => performance.timeOrigin + performance.now()

/**
 * Files for the framework's cache, whose times tell when this process wrote them. The file system's own follow the time of day,
 * while the framework compares with the clock of the process. What others wrote is never later than this process' start: it
 * may come from a machine whose clock is ahead, or from before this one's was set back.
 */
function datedFiles(fs) {
  return {
    ...fs,
    writeFile: (path, data) => {
      written().set(path, processTime())
      return fs.writeFile(path, data)
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

module.exports = { datedFiles, processTime }
