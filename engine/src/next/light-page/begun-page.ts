import { LATE_PART } from './next-scripts'

/** The head of each Next.js page names its styles and scripts. HTML from a route handler does not, and may stream for any length of time. */
const OF_NEXT = '/_next/static/'

/**
 * Watches an HTML response as it streams. At each chunk the watcher tells whether to send what has arrived: for a Next.js page in which
 * React has left a boundary open, and for HTML that is not a Next.js page. Any other page is complete, and can be made light.
 */
export function pageWatcher(): (chunk: string | Uint8Array) => boolean {
  let before: string | undefined
  return (chunk) => {
    const begun = (before ?? '') + Buffer.from(chunk).toString('latin1')
    const isNotOfNext = before === undefined && !begun.includes(OF_NEXT)
    // `LATE_PART` may be split between two chunks.
    before = begun.slice(1 - LATE_PART.length)
    return isNotOfNext || begun.includes(LATE_PART)
  }
}
