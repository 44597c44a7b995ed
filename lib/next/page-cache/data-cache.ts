import { unstable_cache } from 'next/cache'
import { within } from '../../process/within'

/*
 * Only this file and `shared-value.ts` call `unstable_cache`. The documentation of Next.js 16.4 calls it replaced, but the
 * replacement makes pages heavier.
 */

/**
 * Gives the page that is being rendered its tags and its maximum age in seconds. Next.js takes both from the cached values that
 * a page reads. The value that is read here is empty. `page-cache.cjs` recognises it by its tags and does not store it.
 */
export async function markPage(tags: string[], seconds: number): Promise<void> {
  const mark = unstable_cache(emptyValue, ['page mark', String(seconds)], { tags, revalidate: seconds })
  // The page has its tags by then, even when the value is not cached in time.
  await within(PATIENCE_MS, mark())
}

/** A slow cache must not make pages slow. */
const PATIENCE_MS = 100

async function emptyValue(): Promise<null> {
  return null
}

/** For a page that lacks something that may be available later: the page being rendered is rendered again after so many seconds. */
export async function makePageAgain(seconds: number): Promise<void> {
  await unstable_cache(emptyValue, ['page that lacks something'], { revalidate: seconds })()
}
