import QuickLRU from 'quick-lru'
import type { Encoding } from '../compression/accepted-encoding'
import type { CachedPage, PagePlace } from '../page-cache/cached-page'
import type { RecordedHeaders } from './recorded-headers'

/** A response of Next.js with a page of its cache. */
export interface CachedResponse extends RecordedHeaders {
  /** The address; a rewrite may show one page at two addresses. */
  url: string
  etag: string
  bodies: Map<Encoding, Buffer>
}

/** The responses by their pages. The page cache limits how many pages, and so responses, stay in memory. */
export const cachedResponses = new WeakMap<CachedPage, CachedResponse>()

/** The places of pages in the cache, by their paths; up to twice the size. */
const places = new QuickLRU<string, PagePlace>({ maxSize: 5_000 })

/** Notes the place of a current page that the cache has just served. */
export function notePage(place: PagePlace): void {
  // A key is `<route>/$<path>`.
  const [, path] = place.key.split('/$', 2)
  if (path !== undefined) places.set(path === '/index' ? '/' : path, place)
}

/** The current page at an address; undefined when Next.js has to respond. */
export async function currentPage(url: string | undefined): Promise<CachedPage | undefined> {
  return places.get(url ?? '')?.current()
}
