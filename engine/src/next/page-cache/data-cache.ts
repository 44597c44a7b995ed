import { processState } from '../../process/process-state'
import { outsideOfPage } from '../../process/root-context'
import { within } from '../../process/within'

// The only use of Next.js' data cache. Next.js 16.4 documents `unstable_cache` as replaced, but its replacement makes pages heavier. The
// module is imported at first use, since scripts and `next.config.ts` run without Next.js.
const cache = () => import('next/cache.js')

/** Gives the page being rendered its tags and maximum age, which Next.js takes from cached values. `page-cache.cjs` does not store this empty one. */
export async function markPage(tags: string[], seconds: number): Promise<void> {
  const { unstable_cache } = await cache()
  const mark = unstable_cache(emptyValue, ['page mark', String(seconds)], { tags, revalidate: seconds })
  // The page has its tags by now, even if caching the value takes longer.
  await within(PATIENCE_MS, mark())
}

/** How long a page waits for the cache, so that a slow cache does not slow it down. */
const PATIENCE_MS = 100

async function emptyValue(): Promise<null> {
  return null
}

/**
 * A value that all functions of a host share. It comes from Next.js' data cache, or from `make`, whose result is then stored; an error is not.
 * The call runs outside the page being rendered, which would otherwise inherit the value's tags and age.
 */
export async function sharedValue<T>(
  key: string[],
  make: () => Promise<T>,
  lifetime: { tags: string[]; revalidate: number | false },
): Promise<T> {
  const { unstable_cache } = await cache()
  // Bound, because the function's text is part of its key, and each function of the host contains its own minified copy.
  return outsideOfPage(unstable_cache(make.bind(undefined), key, lifetime))
}

/** Drops pages with these tags from the cache of this process. `page-cache.cjs` provides the function. */
export function dropPages(tags: string[]): void {
  processState.dropPages?.(tags)
}
