/* CommonJS for the reason given in page-cache.cjs. */
const { appendFileSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { processState } = require('./process-state.cjs')

/** The list needs a limit: a page whose render fails is never taken off it. */
const MOST_ASKING = 1_000

/**
 * The pages that read from Next.js' data cache while they were rendered: data of the agency's own, with an age of its own.
 * Each page is identified by the tag of its path. A file lists them for later processes, such as the server after a build.
 *
 * @param {string} serverDistDir
 */
function pagesWithOtherData(serverDistDir) {
  const known = processState('pages with other data', () => readPages(fileIn(serverDistDir)))
  const keep = (/** @type {string} */ tag) => {
    if (known.has(tag)) return
    known.add(tag)
    append(fileIn(serverDistDir), tag)
  }
  /** @type {Set<string>} */
  const asking = new Set()
  return {
    /**
     * Call when a page reads from the data cache. In a build, the page exists. Later, its address may be made up.
     *
     * @param {string | undefined} tag
     */
    add: (tag) => {
      if (!tag) return
      if (process.env.NEXT_PHASE === 'phase-production-build') return keep(tag)
      if (asking.size >= MOST_ASKING) asking.clear()
      asking.add(tag)
    },
    /**
     * Call when a page was rendered, with or without content.
     *
     * @param {string[]} tags
     * @param {boolean} hasContent
     */
    decide: (tags, hasContent) => {
      for (const tag of tags) {
        const hasAsked = asking.delete(tag)
        if (hasAsked && hasContent) keep(tag)
        // The page has read no other data, or has no content. If the file lists it, it counts again after the next start.
        else known.delete(tag)
      }
    },
    hasOneOf: (/** @type {string[]} */ tags) => tags.some((tag) => known.has(tag)),
  }
}

/** @param {string} serverDistDir */
function fileIn(serverDistDir) {
  return join(serverDistDir, '../cache/pages-with-other-data')
}

/** @param {string} file */
function readPages(file) {
  try {
    return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean))
  } catch {
    return new Set()
  }
}

/**
 * A disk that cannot be written to affects only the next start.
 *
 * @param {string} file
 * @param {string} tag
 */
function append(file, tag) {
  try {
    appendFileSync(file, `${tag}\n`)
  } catch {}
}

module.exports = { pagesWithOtherData }
