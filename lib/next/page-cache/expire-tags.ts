import { processState } from '../../process/process-state'

/** Expires what bears these tags in Next.js' cache, without telling anybody: another instance has revalidated them. */
export function expireTags(tags: string[]): void {
  cache.expire?.(tags)
}

/** `page-cache.cjs` sets the function. */
const cache = processState<{ expire?: (tags: string[]) => void }>('tags of the page cache', () => ({}))
