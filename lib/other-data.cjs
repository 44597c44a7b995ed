/* CommonJS for the reason given in page-cache.cjs. */
const { appendFileSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/** For the whole process, since this module is loaded more than once. */
const STATE = 'pages with other data'
/** Of renders that failed nothing is heard any more. */
const MOST_ASKING = 1_000

/**
 * The pages that asked Next.js' data cache for something while they were made: data of the agency's own, with an age of its own.
 * Each is known by the tag of its path. A file keeps them for the next process, and for the server that a build is made for.
 */
function pagesWithOtherData(serverDistDir) {
  globalThis.siteStates ??= new Map()
  const known = globalThis.siteStates.get(STATE) ?? readPages(fileIn(serverDistDir))
  globalThis.siteStates.set(STATE, known)
  const keep = (tag) => {
    if (known.has(tag)) return
    known.add(tag)
    append(fileIn(serverDistDir), tag)
  }
  const asking = new Set()
  return {
    /** A page has asked. In a build it is one that exists; later it may be any address that somebody made up. */
    add: (tag) => {
      if (!tag) return
      if (process.env.NEXT_PHASE === 'phase-production-build') return keep(tag)
      if (asking.size >= MOST_ASKING) asking.clear()
      asking.add(tag)
    },
    /** A page was made that has content or none. */
    decide: (tags, hasContent) => {
      for (const tag of tags) {
        const hasAsked = asking.delete(tag)
        if (hasAsked && hasContent) keep(tag)
        // It has found all it needs without: until the next start the file says otherwise.
        else known.delete(tag)
      }
    },
    hasOneOf: (tags) => tags.some((tag) => known.has(tag)),
  }
}

function fileIn(serverDistDir) {
  return join(serverDistDir, '../cache/pages-with-other-data')
}

function readPages(file) {
  try {
    return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))
  } catch {
    return new Set()
  }
}

/** A disk that cannot be written to costs nothing but the next start. */
function append(file, tag) {
  try {
    appendFileSync(file, `${tag}\n`)
  } catch {}
}

module.exports = { pagesWithOtherData }
