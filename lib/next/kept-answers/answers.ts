import type { OutgoingHttpHeader } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../compression/accepted-encoding'
import type { CachedPage, PagePlace } from '../page-cache/cached-page'

/** An answer of Next.js with a page of its cache. */
export interface Answer {
  /** The address; a rewrite may show one page at two addresses. */
  url: string
  headers: [name: string, value: OutgoingHttpHeader][]
  etag: string
  /** Request headers with which Next.js may answer differently. */
  conditions: Set<string>
  /** Whether Next.js compresses its responses; a site may leave compression to its reverse proxy. */
  isCompressed: boolean
  bodies: Map<Encoding, Buffer>
}

/** The answers by their pages. The page cache limits how many pages, and so answers, stay in memory. */
export const answers = new WeakMap<CachedPage, Answer>()

/** The places of pages in the cache, by their paths. */
const places = new LRUCache<string, PagePlace>({ max: 10_000 })

/** Notes the place of a current page that the cache has just served. */
export function notePage(place: PagePlace): void {
  // A key is `<route>/$<path>`.
  const [, path] = place.key.split('/$', 2)
  if (path !== undefined) places.set(path === '/index' ? '/' : path, place)
}

/** The current page at an address; undefined when Next.js has to answer. */
export async function currentPage(url: string | undefined): Promise<CachedPage | undefined> {
  return places.get(url ?? '')?.current()
}
