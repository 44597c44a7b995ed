import { processState } from '../../process/process-state'
import { outsideOfPage } from '../../process/root-context'
import { within } from '../../process/within'

// All that the site asks of Next.js' data cache. The documentation of Next.js 16.4 calls `unstable_cache` replaced, but what replaces it makes
// pages heavier. Loaded at its first use: scripts and `next.config.ts` run without Next.js.
const cache = () => import('next/cache.js')

/** Gives the page being rendered its tags and maximum age, which Next.js takes from cached values. `page-cache.cjs` stores no such empty one. */
export async function markPage(tags: string[], seconds: number): Promise<void> {
  const { unstable_cache } = await cache()
  const mark = unstable_cache(emptyValue, ['page mark', String(seconds)], { tags, revalidate: seconds })
  // The page has its tags by then, even when the value is not cached in time.
  await within(PATIENCE_MS, mark())
}

/** A slow cache must not make pages slow. */
const PATIENCE_MS = 100

async function emptyValue(): Promise<null> {
  return null
}

/**
 * A value that all functions of a host share: that in Next.js' data cache, or that of `make`, which is then stored. It is taken outside of the
 * page being rendered, which would get its tags and its age. When `make` throws, nothing is stored.
 */
export async function sharedValue<T>(
  key: string[],
  make: () => Promise<T>,
  lifetime: { tags: string[]; revalidate: number | false },
): Promise<T> {
  const { unstable_cache } = await cache()
  // Bound, because the text of a function is part of its key, and each function of the host contains its own minified copy.
  return outsideOfPage(unstable_cache(make.bind(undefined), key, lifetime))
}

/** Drops what bears these tags, in this process alone. `page-cache.cjs` provides the function. */
export function dropPages(tags: string[]): void {
  processState.dropPages?.(tags)
}
