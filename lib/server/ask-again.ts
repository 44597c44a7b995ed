import type { ServerResponse } from 'node:http'

/** What Next.js says of an answer that it keeps: for how many seconds, and that it may be shown for the rest of a year. */
const OF_NEXT = /^s-maxage=(\d+)(?:, stale-while-revalidate=(\d+))?$/
const YEAR = 31_536_000

/**
 * Tells browsers to ask before they show an answer of Next.js' cache again, since a save is on the next view. Shared caches may keep it for
 * its age, and no longer. Also mends a header that Next.js 16.4 sends twice: the address of a redirect that it has just rendered.
 */
export function askAgain(response: ServerResponse): void {
  const [, age, longer = 0] = OF_NEXT.exec(String(response.getHeader('cache-control'))) ?? []
  if (age !== undefined && Number(age) + Number(longer) === YEAR) {
    const shared = Number(age) < YEAR ? `, s-maxage=${age}` : ''
    response.setHeader('Cache-Control', `public, max-age=0, must-revalidate${shared}`)
  }
  const location = response.getHeader('location')
  if (Array.isArray(location)) response.setHeader('Location', location.at(-1) ?? '')
}
