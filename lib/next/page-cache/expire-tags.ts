import { revalidateTag } from 'next/cache'
import { hostKeepsPages } from '../../environment/host'
import { processState } from '../../process/process-state'

/** What may be shown for a year while it is made anew. */
export const MAY_BE_SHOWN = 31_536_000

/**
 * Expires what bears these tags in Next.js' cache, after so many seconds in which it may be shown once more. Unlike an agency's
 * `revalidateTag`, this renews no content: what is called has been read anew already.
 */
export function expireTags(tags: string[], seconds = 0): void {
  if (hostKeepsPages()) for (const tag of tags) revalidateTag(tag, { expire: seconds })
  else cache.expire?.(tags, seconds)
}

/** `page-cache.cjs` sets the function. */
const cache = processState<{ expire?: typeof expireTags }>('tags of the page cache', () => ({}))
