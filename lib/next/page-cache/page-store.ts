import { AsyncLocalStorage } from 'node:async_hooks'
import { processTime } from '../../process/process-time'
import { Bounded } from './bounded'
import { type CachedValue, type CacheEntry, tagsOf } from './cached-page'
import { gzip } from './compression'
import { beginRender, endRender } from './renders'
import { type Sent, StoredPage } from './stored-page'

export type Encoding = 'br' | 'gzip'

/** What the cache has to know of the site. */
export interface SiteOfPages {
  /** Of the folder for the data of `fetch`: stands for the configuration of the process. */
  environmentId: string
  mostBytes: number
  /** The HTML as it is sent. */
  htmlToSend: (html: string) => string
  /** The content that pages are judged by, undefined while it changes; the same object until then. */
  content: () => unknown
  /** Whether a page with these tags shows something else than a new render would, and the content that says so. */
  judge: (tags: string[]) => Promise<{ isOutdated: boolean; by: unknown }>
  /** Called for revalidated tags, those of `revalidatePath` too; over when the next view shows the renewed content. */
  renew: (tags: string[], isOfPath: boolean) => Promise<void>
}

/** The share of the memory for pages. The rest is for answers of routes, and for pages in other encodings than brotli. */
const SHARE_OF_PAGES = 0.8
/** A page is compared with the same content once in this time, since the year and the age of the content change. */
const JUDGED_MS = 1_000
const QUALITY = 10
/** Where many pages wait to be compressed, a tenth of the time matters more than a tenth of the size. */
const QUICK_QUALITY = 4
const MANY_WAITING = 10

/** The pages that Next.js has made, as they are sent. Next.js asks for them here too (`page-cache.cjs`). */
export class PageStore {
  readonly environmentId: string
  readonly #pages: Bounded<StoredPage>
  /** Answers of routes by their keys, and HTML in other encodings by encoding and ETag. */
  readonly #routes: Bounded<CacheEntry>
  readonly #bodies: Bounded<Buffer>
  readonly #byUrl = new Map<string, StoredPage>()
  readonly #waiting = new Set<StoredPage>()
  #isCompressing = false
  readonly #renewals = new Set<Promise<void>>()
  readonly #asked = new AsyncLocalStorage<{ page?: StoredPage }>()

  constructor(private readonly site: SiteOfPages) {
    this.environmentId = site.environmentId
    const others = (site.mostBytes * (1 - SHARE_OF_PAGES)) / 2
    this.#pages = new Bounded(site.mostBytes * SHARE_OF_PAGES, (page) => this.#forgetSent(page))
    this.#routes = new Bounded(others)
    this.#bodies = new Bounded(others)
  }

  /**
   * What Next.js gets for a view; null when it has to render.
   * @param fromFile reads the answer of the build
   */
  async get(key: string, fromFile: () => Promise<CacheEntry | null>): Promise<CacheEntry | null> {
    const page = this.#pages.get(key)
    if (page && (await this.judge(page))) {
      this.#note(page)
      return page.entry()
    }
    const entry = page ? null : (this.#routes.get(key) ?? (await fromFile()))
    if (entry && !(await this.#isOutdated(tagsOf(entry.value)))) {
      this.#keep(key, entry)
      return entry
    }
    await beginRender(key)
    return null
  }

  set(key: string, value: CachedValue | null, cacheControl: CacheEntry['cacheControl']): void {
    // The page says that there is none at its address (`MISSING_TAG` in lib/pages/cache/tags.ts). The status is set in place: Next.js answers
    // the request that rendered the page with the same object that it hands to the cache.
    if (value?.kind === 'APP_PAGE' && tagsOf(value).includes('answer.404')) value.status = 404
    this.#keep(key, { value, cacheControl, lastModified: processTime() })
    endRender(key)
  }

  /**
   * Next.js calls it for every `revalidateTag`, `updateTag` and `revalidatePath` of the process.
   * @param isExpired whether what bears the tags is not shown any more; else Next.js shows it once more
   */
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

  /** Runs Next.js for a request, and tells the page that it has asked for. */
  async watch(run: () => unknown, asked: { page?: StoredPage }): Promise<void> {
    await this.#asked.run(asked, run)
  }

  /** Notes how a page was sent. */
  keepSent(page: StoredPage, sent: Sent): void {
    if (this.#pages.peek(page.key) !== page) return
    this.#forgetSent(page)
    page.sent = sent
    this.#byUrl.set(sent.url, page)
  }

  /** The page that was sent at an address. */
  sentAt(url: string): StoredPage | undefined {
    return this.#byUrl.get(url)
  }

  /** Whether a page was judged a moment ago, and may be sent again. */
  isJudged({ judged }: StoredPage): boolean {
    return this.#renewals.size === 0 && judged.by === this.site.content() && processTime() < judged.until
  }

  /** Compares a page with the content; true when it shows what a new render would show. */
  async judge(page: StoredPage): Promise<boolean> {
    this.#pages.get(page.key)
    // Next.js answers a route handler that has called `revalidateTag` before the content is renewed.
    await Promise.allSettled(this.#renewals)
    const { isOutdated, by } = await this.site.judge(page.tags)
    const until = Math.min(processTime() + JUDGED_MS, page.expiresAt)
    page.judged = isOutdated ? { by: undefined, until: 0 } : { by, until }
    return !isOutdated
  }

  /** The HTML in an encoding; undefined until it is there. */
  body(page: StoredPage, encoding: Encoding | undefined): Buffer | undefined {
    return encoding === 'br' ? page.brotli : this.#bodies.get(nameOf(page, encoding))
  }

  /** Makes the HTML in another encoding than brotli. */
  async makeBody(page: StoredPage, encoding: Encoding | undefined): Promise<void> {
    if (encoding === 'br' || this.body(page, encoding)) return
    const html = await page.html()
    const body = encoding === 'gzip' ? await gzip(html) : html
    this.#bodies.set(nameOf(page, encoding), body, body.length)
  }

  async #isOutdated(tags: string[]): Promise<boolean> {
    await Promise.allSettled(this.#renewals)
    return (await this.site.judge(tags)).isOutdated
  }

  #keep(key: string, entry: CacheEntry): void {
    const { value } = entry
    if (value?.kind !== 'APP_PAGE') {
      this.#routes.set(key, entry, value?.kind === 'APP_ROUTE' ? value.body.length : 0)
      return
    }
    const page = new StoredPage(key, entry, value, this.site.htmlToSend(value.html))
    const before = this.#pages.get(key)
    if (before) page.takeFrom(before)
    this.#pages.set(key, page, page.bytes)
    this.#note(page)
    this.#waiting.add(page)
    void this.#compressWaiting()
  }

  #note(page: StoredPage): void {
    const asked = this.#asked.getStore()
    if (asked) asked.page = page
  }

  #forgetSent(page: StoredPage): void {
    if (page.sent && this.#byUrl.get(page.sent.url) === page) this.#byUrl.delete(page.sent.url)
    page.sent = undefined
  }

  /** One page at a time, so that a client that views many pages at once does not keep the processor busy. */
  async #compressWaiting(): Promise<void> {
    if (this.#isCompressing) return
    this.#isCompressing = true
    for (const page of this.#waiting) {
      this.#waiting.delete(page)
      if (this.#pages.peek(page.key) !== page) continue
      await page.compress(this.#waiting.size > MANY_WAITING ? QUICK_QUALITY : QUALITY)
      if (this.#pages.peek(page.key) === page) this.#pages.resize(page.key, page.bytes)
    }
    this.#isCompressing = false
  }
}

function nameOf({ etag }: StoredPage, encoding: Encoding | undefined): string {
  return `${encoding} ${etag}`
}
