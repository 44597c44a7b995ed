import { AsyncLocalStorage } from 'node:async_hooks'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gzip as gzipOf } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { processTime } from '../../process/process-time'
import { Turns } from '../../process/turns'
import { type CachedValue, type CacheEntry, type PageValue, tagsOf } from './cached-page'
import { beginRender, endRender } from './renders'
import {
  type Bytes,
  bytesBeside,
  compressed,
  exactCopy,
  isOfContent,
  type Sent,
  StoredPage,
  whole,
} from './stored-page'

export type Encoding = 'br' | 'gzip'

export interface PageRequest {
  /** Whether the request is for part of a page, as Next.js' own requests are. */
  isFlight: boolean
  page?: StoredPage
  /** The status of a page with nothing to show. Next.js sends 200 for a page that it does not cache. */
  status?: 404 | 503
}

export interface SiteOfPages {
  environmentId: string
  maxBytes: number
  htmlToSend: (html: string) => string
  /** The content that pages are judged by. It is one object until the content changes, then undefined until a page is judged by the new one. */
  content: () => unknown
  /** Whether a page with these tags differs from a new render, and the content that tells. */
  judge: (tags: string[]) => Promise<{ isOutdated: boolean; by: unknown }>
}

const gzip = promisify(gzipOf)

/** Shares of the memory that the page cache may use. */
const SHARES = {
  pages: 0.72,
  /** Parts of a page that only Next.js needs. */
  parts: 0.08,
  /** The HTML of pages in encodings other than brotli. */
  bodies: 0.08,
  /** Responses of routes: files, Open Graph images. */
  files: 0.08,
  /** Responses without content, such as a 404, whose addresses anybody can make up. */
  others: 0.04,
}
/** The brotli quality before a page is stored. */
const QUICK_QUALITY = 4
/** The brotli quality once there is time. */
const QUALITY = 10
/** The number of waiting pages from which saving nine tenths of the time matters more than a tenth of the size. */
const MANY_WAITING = 10
/** How long a comparison with unchanged content counts, since the year and the age of the content change. */
const JUDGED_MS = 1_000

/** An entry of Next.js' cache. A new size needs a new object, since the LRU cache ignores the size of one that it already has. */
type Kept = { page: StoredPage; entry?: undefined } | { page?: undefined; entry: CacheEntry }

/** The pages that Next.js has rendered, compressed and with their headers, as the server sends them. Next.js reads them too (`page-cache.cjs`). */
export class PageStore {
  readonly environmentId: string
  readonly #pages: LRUCache<string, Kept>
  readonly #files: LRUCache<string, Kept>
  readonly #others: LRUCache<string, Kept>
  readonly #parts: LRUCache<string, Bytes>
  /** Bodies by encoding and ETag. */
  readonly #bodies: LRUCache<string, Buffer>
  readonly #byUrl = new Map<string, StoredPage>()
  /** Compresses one page at a time, so that a client that asks for many pages does not keep the processor busy. */
  readonly #compressions = new Turns(1)
  readonly #currentRequest = new AsyncLocalStorage<PageRequest>()

  constructor(private readonly site: SiteOfPages) {
    this.environmentId = site.environmentId
    const cacheOf = <T extends object>(share: keyof typeof SHARES, dispose?: (item: T) => void) =>
      new LRUCache<string, T>({
        maxSize: Math.ceil(site.maxBytes * SHARES[share]),
        noDisposeOnSet: true,
        ...(dispose && { dispose }),
      })
    const forget = ({ page }: Kept) => page && this.#forgetSent(page)
    this.#pages = cacheOf('pages', forget)
    this.#files = cacheOf('files')
    this.#others = cacheOf('others', forget)
    this.#parts = cacheOf('parts')
    this.#bodies = cacheOf('bodies')
  }

  /** The entry that Next.js gets for a request; null if it has to render. */
  async get(key: string, fromBuild: () => Promise<CacheEntry | null>): Promise<CacheEntry | null> {
    const kept = this.#keptAt(key)
    const page = kept?.page
    // The cache may have had no room for the parts.
    const parts = page && (await this.#partsOf(page))
    if (page && parts && (await this.judge(page))) {
      this.#passOn(page)
      return page.entry(parts)
    }
    const entry = page ? null : (kept?.entry ?? (await fromBuild()))
    if (entry && !(await this.site.judge(tagsOf(entry.value))).isOutdated) {
      await this.#keep(key, entry)
      return entry
    }
    await beginRender(key)
    return null
  }

  async set(key: string, value: CachedValue | null, cacheControl: CacheEntry['cacheControl']): Promise<void> {
    // Whether the page exists is unknown (`UNREAD_TAG` in engine/src/pages/tags.ts), so it is not stored, and the next visit asks again.
    if (value && tagsOf(value).includes('answer.503')) {
      value.status = 503
      endRender(key)
      return
    }
    await this.#keep(key, { value, cacheControl, lastModified: processTime() })
    endRender(key)
  }

  /** Drops entries with these tags. Expired ones are deleted. Revalidated ones are left to Next.js, which serves them once more as stale. */
  drop(tags: string[], isExpired: boolean): void {
    const hasTag = (others: string[]) => others.some((tag) => tags.includes(tag))
    for (const cache of this.#caches)
      for (const [key, { page, entry }] of [...cache.entries()])
        if (hasTag(page ? page.tags : tagsOf(entry.value))) {
          if (isExpired) cache.delete(key)
          else if (page) this.#forgetSent(page)
        }
  }

  /** Runs Next.js for a request, and notes the page that it reads. */
  async watch(pageRequest: PageRequest, run: () => unknown): Promise<void> {
    await this.#currentRequest.run(pageRequest, run)
  }

  /** Notes the status of the page being rendered. */
  noteStatus(status: 404 | 503): void {
    const pageRequest = this.#currentRequest.getStore()
    if (pageRequest) pageRequest.status = status
  }

  keepSent(page: StoredPage, sent: Sent): void {
    if (!this.#isHeld(page)) return
    this.#forgetSent(page)
    page.sent = sent
    this.#byUrl.set(sent.url, page)
    this.#put(page)
  }

  sentAt(url: string): StoredPage | undefined {
    return this.#byUrl.get(url)
  }

  /** Whether a page was judged a moment ago, and may be sent again. */
  isJudged({ judged }: StoredPage): boolean {
    return judged.by === this.site.content() && processTime() < judged.until
  }

  /** Compares a page with the content; true if it still matches a new render. Counts as a use of the page. */
  async judge(page: StoredPage): Promise<boolean> {
    this.#cacheOf(page).get(page.key)
    const { isOutdated, by } = await this.site.judge(page.tags)
    page.judged = { by, until: isOutdated ? 0 : Math.min(processTime() + JUDGED_MS, page.expiresAt) }
    return !isOutdated
  }

  /** The HTML in an encoding; undefined for brotli if compression failed. */
  async body(page: StoredPage, encoding: Encoding | undefined): Promise<Buffer | undefined> {
    if (encoding === 'br') return page.brotli
    const key = `${encoding} ${page.etag}`
    const known = this.#bodies.get(key)
    if (known) return known
    const html = await page.html()
    const body = exactCopy(encoding === 'gzip' ? await gzip(html) : html)
    this.#bodies.set(key, body, { size: bytesBeside(key, undefined) + body.length })
    return body
  }

  async #keep(key: string, entry: CacheEntry): Promise<void> {
    const { value } = entry
    if (value?.kind !== 'APP_PAGE') {
      const cache = isOfContent(value) ? this.#files : this.#others
      const body = value?.kind === 'APP_ROUTE' ? value.body.length : 0
      this.#putAt(cache, key, { entry }, bytesBeside(key, value?.headers) + body)
      return
    }
    // The value is changed in cache, since Next.js answers the request that rendered it with the same object.
    value.html = this.site.htmlToSend(value.html)
    // The page does not exist (`MISSING_TAG` in engine/src/pages/tags.ts).
    if (tagsOf(value).includes('answer.404')) value.status = 404
    const page = new StoredPage(key, entry, value, value.html)
    const before = this.#keptAt(key)?.page
    if (before) page.takeFrom(before)
    const { rscData, segmentData, postponed } = value
    const parts: Partial<PageValue> = { rscData, segmentData, postponed }
    // After a failed render, Next.js passes on the page that it already has, possibly without its parts.
    const hasParts = page.isOfContent && Object.values(parts).some(Boolean)
    const [small] = await Promise.all([
      hasParts ? quickly(serialize(parts)) : undefined,
      // A page that cannot be compressed, for lack of memory, is sent uncompressed.
      page.brotli ? undefined : page.compress(QUICK_QUALITY).catch(() => undefined),
    ])
    const last = this.#keptAt(key)?.page
    if (last?.etag !== page.etag) this.#parts.delete(key)
    if (last) this.#forgetSent(last)
    this.#put(page)
    this.#passOn(page)
    if (small) this.#parts.set(key, small, { size: bytesBeside(key, undefined) + small.bytes.length })
    if (page.isOfContent && page.brotli !== before?.brotli && this.#compressions.waiting < MANY_WAITING)
      void this.#compressions.run(() => this.#compressAgain(page))
  }

  async #partsOf({ key }: StoredPage): Promise<Partial<PageValue> | undefined> {
    const parts = this.#parts.get(key)
    if (parts) return deserialize(await whole(parts))
    return this.#currentRequest.getStore()?.isFlight === false ? {} : undefined
  }

  /** Compresses a page for size, in the background. */
  async #compressAgain(page: StoredPage): Promise<void> {
    if (!this.#isHeld(page)) return
    await page.compress(QUALITY).catch(() => undefined)
    if (this.#isHeld(page)) this.#put(page)
  }

  get #caches(): LRUCache<string, Kept>[] {
    return [this.#pages, this.#files, this.#others]
  }

  #cacheOf(page: StoredPage): LRUCache<string, Kept> {
    return page.isOfContent ? this.#pages : this.#others
  }

  #keptAt(key: string): Kept | undefined {
    return this.#caches.map((cache) => cache.peek(key)).find(Boolean)
  }

  #put(page: StoredPage): void {
    this.#putAt(this.#cacheOf(page), page.key, { page }, page.bytes)
  }

  #putAt(cache: LRUCache<string, Kept>, key: string, kept: Kept, size: number): void {
    for (const other of this.#caches) if (other !== cache) other.delete(key)
    cache.set(key, kept, { size })
  }

  #isHeld(page: StoredPage): boolean {
    return this.#cacheOf(page).peek(page.key)?.page === page
  }

  /** Tells the request under way, if any, which page it got. */
  #passOn(page: StoredPage): void {
    const pageRequest = this.#currentRequest.getStore()
    if (pageRequest) pageRequest.page = page
  }

  #forgetSent(page: StoredPage): void {
    if (page.sent && this.#byUrl.get(page.sent.url) === page) this.#byUrl.delete(page.sent.url)
    page.sent = undefined
  }
}

function quickly(bytes: Buffer): Promise<Bytes> {
  return compressed(bytes, QUICK_QUALITY).catch(() => ({ bytes, isCompressed: false }))
}
