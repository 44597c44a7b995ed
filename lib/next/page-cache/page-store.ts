import { AsyncLocalStorage } from 'node:async_hooks'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { gzip as gzipOf } from 'node:zlib'
import { processTime } from '@/lib/environment/process/process-time'
import { Turns } from '@/lib/environment/process/turns'
import { Bounded } from './bounded'
import { type CachedValue, type CacheEntry, type PageValue, tagsOf } from './cached-page'
import { beginRender, endRender } from './renders'
import { type Bytes, compressed, type Sent, StoredPage, whole } from './stored-page'

export type Encoding = 'br' | 'gzip'

export interface Asked {
  /** Whether it asks for a part of a page, as Next.js' own requests do. */
  isPart: boolean
  page?: StoredPage
  /** Of a page that has nothing to show. Next.js sends 200 with one that it does not keep. */
  status?: 404 | 503
}

export interface SiteOfPages {
  environmentId: string
  mostBytes: number
  htmlToSend: (html: string) => string
  /** The content that pages are judged by: the same object until it changes, undefined until a page is judged by the new one. */
  content: () => unknown
  /** Whether a page with these tags shows something else than a new render would, and the content that says so. */
  judge: (tags: string[]) => Promise<{ isOutdated: boolean; by: unknown }>
  /** Called for revalidated tags, those of `revalidatePath` too; over when the next view shows the renewed content. */
  renew: (tags: string[], isOfPath: boolean) => Promise<void>
}

const gzip = promisify(gzipOf)

/** The share of pages in the memory. The rest is for what few ask for, in three parts. */
const SHARE_OF_PAGES = 0.76
/** Of brotli. Where many pages wait, and for what few ask for, a tenth of the time matters more than a tenth of the size. */
const QUALITY = 10
const QUICK_QUALITY = 4
const MANY_WAITING = 10
/** A page is compared with the same content once in this time, since the year and the age of the content change. */
const JUDGED_MS = 1_000

/** The pages that Next.js has made, as they are sent. Next.js asks for them here too (`page-cache.cjs`). */
export class PageStore {
  readonly environmentId: string
  readonly #pages: Bounded<StoredPage>
  /** What only Next.js needs of a page, by the keys of pages. */
  readonly #parts: Bounded<Bytes>
  /** The HTML of pages in other encodings than brotli, by encoding and ETag. */
  readonly #bodies: Bounded<Buffer>
  readonly #routes: Bounded<CacheEntry>
  readonly #byUrl = new Map<string, StoredPage>()
  /** One at a time: a client that views many pages does not keep the processor busy. */
  readonly #compressions = new Turns(1)
  readonly #renewals = new Set<Promise<void>>()
  readonly #asked = new AsyncLocalStorage<Asked>()

  constructor(private readonly site: SiteOfPages) {
    this.environmentId = site.environmentId
    const other = (site.mostBytes * (1 - SHARE_OF_PAGES)) / 3
    this.#pages = new Bounded(site.mostBytes * SHARE_OF_PAGES, (page) => this.#forgetSent(page))
    this.#parts = new Bounded(other)
    this.#bodies = new Bounded(other)
    this.#routes = new Bounded(other)
  }

  /** What Next.js gets for a view; null when it has to render. */
  async get(key: string, fromBuild: () => Promise<CacheEntry | null>): Promise<CacheEntry | null> {
    await this.#renewed()
    const page = this.#pages.peek(key)
    // The memory may have had no room for the parts.
    const parts = page && (await this.#partsOf(page))
    if (page && parts && (await this.judge(page))) {
      this.#note(page)
      return page.entry(parts)
    }
    const entry = page ? null : (this.#routes.get(key) ?? (await fromBuild()))
    if (entry && !(await this.site.judge(tagsOf(entry.value))).isOutdated) {
      this.#keep(key, entry)
      return entry
    }
    await beginRender(key)
    return null
  }

  async set(key: string, value: CachedValue | null, cacheControl: CacheEntry['cacheControl']): Promise<void> {
    // Nobody knows whether there is a page (`UNREAD_TAG` in lib/pages/cache/tags.ts): the next view asks again.
    if (value && tagsOf(value).includes('answer.503')) {
      value.status = 503
      endRender(key)
      return
    }
    // There is no page (`MISSING_TAG` in lib/pages/cache/tags.ts). Set in place: Next.js answers the request that rendered it with the same object.
    if (value?.kind === 'APP_PAGE' && tagsOf(value).includes('answer.404')) value.status = 404
    this.#keep(key, { value, cacheControl, lastModified: processTime() })
    endRender(key)
  }

  /** Next.js calls it for every revalidation of the process. What bears expired tags is not shown any more, what bears other tags once more. */
  async revalidateTag(tags: string[], isExpired: boolean): Promise<void> {
    this.drop(tags, isExpired)
    // `revalidatePath` is a `revalidateTag` of the tag that Next.js gives to everything at a path.
    const isOfPath = tags.some((tag) => tag.startsWith('_N_T_'))
    const renewal = this.site.renew(tags, isOfPath)
    this.#renewals.add(renewal)
    await renewal.finally(() => this.#renewals.delete(renewal))
  }

  /** From now on Next.js decides about what bears these tags. */
  drop(tags: string[], isExpired: boolean): void {
    const bears = (others: string[]) => others.some((tag) => tags.includes(tag))
    for (const [key, page] of this.#pages.entries())
      if (bears(page.tags)) isExpired ? this.#pages.delete(key) : this.#forgetSent(page)
    for (const [key, { value }] of this.#routes.entries())
      if (isExpired && bears(tagsOf(value))) this.#routes.delete(key)
  }

  /** Runs Next.js for a request, and notes the page that it asks for. */
  async watch(asked: Asked, run: () => unknown): Promise<void> {
    await this.#asked.run(asked, run)
  }

  /** Notes the status of the page that is being rendered. */
  noteStatus(status: 404 | 503): void {
    const asked = this.#asked.getStore()
    if (asked) asked.status = status
  }

  keepSent(page: StoredPage, sent: Sent): void {
    if (!this.#isHeld(page)) return
    this.#forgetSent(page)
    page.sent = sent
    this.#byUrl.set(sent.url, page)
  }

  sentAt(url: string): StoredPage | undefined {
    return this.#byUrl.get(url)
  }

  /** Whether a page was judged a moment ago, and may be sent again. */
  isJudged({ judged }: StoredPage): boolean {
    return this.#renewals.size === 0 && judged.by === this.site.content() && processTime() < judged.until
  }

  /** Compares a page with the content; true when it shows what a new render would show. Counts as a use of the page. */
  async judge(page: StoredPage): Promise<boolean> {
    this.#pages.get(page.key)
    await this.#renewed()
    const { isOutdated, by } = await this.site.judge(page.tags)
    page.judged = { by, until: isOutdated ? 0 : Math.min(processTime() + JUDGED_MS, page.expiresAt) }
    return !isOutdated
  }

  /** The HTML in an encoding; undefined for brotli until it is compressed. */
  async body(page: StoredPage, encoding: Encoding | undefined): Promise<Buffer | undefined> {
    if (encoding === 'br') return page.brotli
    const key = `${encoding} ${page.etag}`
    const known = this.#bodies.get(key)
    if (known) return known
    const html = await page.html()
    const body = encoding === 'gzip' ? await gzip(html) : html
    this.#bodies.set(key, body, body.length)
    return body
  }

  /** Next.js answers a route handler that has called `revalidateTag` before the content is renewed: the next view waits for it. */
  async #renewed(): Promise<void> {
    if (this.#renewals.size > 0) await Promise.allSettled(this.#renewals)
  }

  #keep(key: string, entry: CacheEntry): void {
    const { value } = entry
    if (value?.kind !== 'APP_PAGE') {
      this.#routes.set(key, entry, value?.kind === 'APP_ROUTE' ? value.body.length : 0)
      return
    }
    const page = new StoredPage(key, entry, value, this.site.htmlToSend(value.html))
    const before = this.#pages.peek(key)
    if (before) page.takeFrom(before)
    if (before?.etag !== page.etag) this.#parts.delete(key)
    this.#pages.set(key, page, page.bytes)
    this.#note(page)
    const { rscData, segmentData, postponed } = value
    const parts: Partial<PageValue> = { rscData, segmentData, postponed }
    // After a failed render, Next.js hands over the page that it has got, maybe without its parts.
    if (Object.values(parts).some(Boolean))
      this.#keepParts(key, { bytes: serialize(parts), isCompressed: false })
    void this.#compressions.run(() => this.#compress(page))
  }

  #keepParts(key: string, parts: Bytes): void {
    this.#parts.set(key, parts, parts.bytes.length)
  }

  async #partsOf({ key }: StoredPage): Promise<Partial<PageValue> | undefined> {
    const parts = this.#parts.get(key)
    if (parts) return deserialize(await whole(parts))
    return this.#asked.getStore()?.isPart === false ? {} : undefined
  }

  /** Nobody waits for it: Next.js holds all that it needed for a render until the cache has taken the page. */
  async #compress(page: StoredPage): Promise<void> {
    if (!this.#isHeld(page)) return
    const quality = this.#compressions.waiting > MANY_WAITING ? QUICK_QUALITY : QUALITY
    // A page that cannot be compressed, for lack of memory, is sent as it is.
    await page.compress(quality).catch(() => undefined)
    if (this.#isHeld(page)) this.#pages.resize(page.key, page.bytes)
    const parts = this.#parts.peek(page.key)
    const small = parts && (await compressed(parts, QUICK_QUALITY).catch(() => undefined))
    if (small && this.#parts.peek(page.key) === parts) this.#keepParts(page.key, small)
  }

  #isHeld(page: StoredPage): boolean {
    return this.#pages.peek(page.key) === page
  }

  #note(page: StoredPage): void {
    const asked = this.#asked.getStore()
    if (asked) asked.page = page
  }

  #forgetSent(page: StoredPage): void {
    if (page.sent && this.#byUrl.get(page.sent.url) === page) this.#byUrl.delete(page.sent.url)
    page.sent = undefined
  }
}
