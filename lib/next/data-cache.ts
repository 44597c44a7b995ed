import { AsyncLocalStorage } from 'node:async_hooks'
import { unstable_cache } from 'next/cache'
import { processState } from '../process-state'

/* The only place that calls `unstable_cache` (Next.js 16.4): its documentation calls it replaced, by what makes pages heavier. */

interface Lifetime {
  tags: string[]
  /** Seconds; false for as long as the tags allow. */
  revalidate: number | false
}

/** Runs a function outside of the page that is being rendered, so that the page takes no tag and no age from it. */
function outsideOfPage<T>(run: () => T): T {
  return rootContext().enter(run)
}

/** The context of a process in which nothing is being rendered: to be called first when the process starts. */
export function rootContext() {
  return processState('root context', () => ({ enter: AsyncLocalStorage.snapshot() }))
}

/**
 * A value of Next.js' data cache, made when there is none. The page that asks for it takes neither its tags nor its age.
 * `make` is bound, since Next.js puts the source text of a function into the key, and all bound ones share theirs.
 */
export function cachedValue<T>(key: string[], make: () => Promise<T>, lifetime: Lifetime): Promise<T> {
  return outsideOfPage(() => unstable_cache(make.bind(null), key, lifetime)())
}

/**
 * Gives the page that is being rendered its tags and its greatest age in seconds. Next.js takes both from the cached values that
 * a page asks for; this one is empty. `page-cache.cjs` knows it by the tags and keeps none.
 */
export async function markPage(tags: string[], seconds: number): Promise<void> {
  await unstable_cache(emptyValue, ['page mark', String(seconds)], { tags, revalidate: seconds })()
}

async function emptyValue(): Promise<null> {
  return null
}

/** Stands in for a value that must come from the cache or not at all. */
export async function notCached(): Promise<never> {
  const error = new Error('not in the cache')
  // lib/framework-log.ts knows it: Next.js prints it with its stack when it renews such an entry.
  error.name = 'NotCached'
  throw error
}

/** The page that is being rendered shows something that may be had later: it is made anew after so many seconds. */
export async function makePageAgain(seconds: number): Promise<void> {
  await unstable_cache(emptyValue, ['page that lacks something'], { revalidate: seconds })()
}
