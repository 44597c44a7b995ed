import { LATE_PART } from './next-scripts'

/** Next.js names its styles and scripts in the head of each page. What a route answers as HTML has none, and may go on for as long as it likes. */
const OF_NEXT = '/_next/static/'

/**
 * Watches an answer of HTML while it comes. At each chunk it says whether what has come is to be sent on now: a page of Next.js whose React
 * has left a boundary open, or what is no page of Next.js. Any other page is complete in what has come, and all of it can be made light.
 */
export function pageWatcher(): (chunk: string | Uint8Array) => boolean {
  let before: string | undefined
  return (chunk) => {
    const begun = (before ?? '') + Buffer.from(chunk).toString('latin1')
    const isNoPage = before === undefined && !begun.includes(OF_NEXT)
    // The word may be cut in two.
    before = begun.slice(1 - LATE_PART.length)
    return isNoPage || begun.includes(LATE_PART)
  }
}
