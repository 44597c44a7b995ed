import { outsideOfPage } from '../../process/root-context'

/**
 * A value that all functions of a serverless host share: the one in Next.js' data cache, or that of `make`, which is then stored. It is
 * taken outside of the page that is being rendered, since the page would get its tags and its age.
 * @param lifetime until one of the tags is revalidated, and so many seconds; `false` for any age
 * @throws what `make` throws; nothing is stored then
 */
export async function sharedValue<T>(
  key: string[],
  make: () => Promise<T>,
  lifetime: { tags: string[]; revalidate: number | false },
): Promise<T> {
  // Only a function of the host needs it: scripts and `next.config.ts` run without Next.js.
  const { unstable_cache } = await import('next/cache.js')
  // Bound, because the text of a function is part of its key, and each function of the host contains its own minified copy.
  return outsideOfPage(unstable_cache(make.bind(undefined), key, lifetime))
}
