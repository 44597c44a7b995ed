import { unstable_cache } from 'next/cache'
import { within } from '../platform/within'

/* The only place that calls `unstable_cache` (Next.js 16.4): its documentation calls it replaced, by what makes pages heavier. */

/**
 * Gives the page that is being rendered its tags and its greatest age in seconds. Next.js takes both from the cached values that
 * a page asks for; this one is empty. `page-cache.cjs` knows it by the tags and keeps none.
 */
export async function markPage(tags: string[], seconds: number): Promise<void> {
  const mark = unstable_cache(emptyValue, ['page mark', String(seconds)], { tags, revalidate: seconds })
  // The page has its tags by then; that the value is kept matters to nobody.
  await within(PATIENCE_MS, mark())
}

/** A cache that is slow must not make pages slow. */
const PATIENCE_MS = 100

async function emptyValue(): Promise<null> {
  return null
}

/** The page that is being rendered shows something that may be had later: it is made anew after so many seconds. */
export async function makePageAgain(seconds: number): Promise<void> {
  await unstable_cache(emptyValue, ['page that lacks something'], { revalidate: seconds })()
}
