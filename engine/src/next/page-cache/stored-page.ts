import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { type CacheEntry, type PageValue, tagsOf } from './cached-page'

export interface Sent {
  url: string
  /** The headers in the form that `writeHead` takes, without those specific to this page and its body. */
  headers: readonly string[]
  contentType: string
  /** The memory of the headers; 0 if other pages share the list. */
  headerBytes: number
}

/** The memory of an entry besides its texts and its body, measured. */
const ENTRY_BYTES = 1_200

/** The memory of an entry besides its body. */
export function bytesBeside(key: string, headers: PageValue['headers']): number {
  return ENTRY_BYTES + textBytes(key) + textBytes(JSON.stringify(headers ?? {}))
}

/** The memory that V8 needs for a text at most. */
export function textBytes(text: string): number {
  return 2 * text.length
}

/** A page in the cache. Its HTML, as sent, is compressed with brotli: quickly before it is stored, then once more for size. */
export class StoredPage {
  readonly etag: string
  readonly tags: string[]
  /** When the page becomes stale. */
  readonly expiresAt: number
  /** What was sent last; undefined until Next.js has sent this version of the page. */
  sent: Sent | undefined
  /** The content that the page was last compared with, and until when the result counts. */
  judged: { by: unknown; until: number } = { by: undefined, until: 0 }
  readonly #about: Omit<CacheEntry, 'value'> & { value: Omit<PageValue, 'html'> }
  readonly #besideBytes: number
  #html: Bytes

  /** Measures and hashes the HTML. @param html the HTML as sent */
  constructor(
    readonly key: string,
    { lastModified = 0, cacheControl }: CacheEntry,
    { kind, headers, status }: PageValue,
    html: string,
  ) {
    this.#about = { lastModified, cacheControl, value: { kind, headers, status } }
    this.#besideBytes = bytesBeside(key, headers)
    this.tags = tagsOf(this.#about.value)
    const seconds = cacheControl?.revalidate
    this.expiresAt = typeof seconds === 'number' ? lastModified + seconds * 1_000 : Number.POSITIVE_INFINITY
    this.#html = { bytes: Buffer.from(html), isCompressed: false }
    this.etag = etagOf(this.#html.bytes)
  }

  /** Whether the page shows content: it is neither a 404 nor a redirect. */
  get isOfContent(): boolean {
    return isOfContent(this.#about.value)
  }

  get bytes(): number {
    const sentBytes = this.sent ? textBytes(this.sent.url) + this.sent.headerBytes : 0
    return this.#besideBytes + sentBytes + this.#html.bytes.length
  }

  /** The HTML compressed with brotli; undefined if compression failed. */
  get brotli(): Buffer | undefined {
    return this.#html.isCompressed ? this.#html.bytes : undefined
  }

  /** Reuses the compressed HTML of the previous version if it is the same. */
  takeFrom(before: StoredPage): void {
    if (before.etag === this.etag) this.#html = before.#html
  }

  /** Compresses the HTML. @param quality of brotli, from 0 to 11 */
  async compress(quality: number): Promise<void> {
    this.#html = await compressed(await this.html(), quality)
  }

  html(): Promise<Buffer> {
    return whole(this.#html)
  }

  async entry(parts: Partial<PageValue>): Promise<CacheEntry> {
    const html = String(await this.html())
    return { ...this.#about, value: { ...this.#about.value, ...parts, html } }
  }
}

/** Whether a response shows content. Anybody can make up addresses for the others. */
export function isOfContent(value: Pick<PageValue, 'status'> | null | undefined): boolean {
  return value != null && (value.status ?? 200) === 200
}

export function etagOf(html: string | Buffer): string {
  return `"${hash('sha1', html, 'base64url')}"`
}

export interface Bytes {
  bytes: Buffer
  isCompressed: boolean
}

const brotli = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

export async function whole({ bytes, isCompressed }: Bytes): Promise<Buffer> {
  return isCompressed ? decompress(bytes) : bytes
}

/** Compresses with brotli. @param quality from 0 to 11 */
export async function compressed(bytes: Buffer, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // The size hint saves a quarter of the processor time for a page of 20 KB.
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return { bytes: exactCopy(await brotli(bytes, { params })), isCompressed: true }
}

/** A copy of exactly the bytes. The output of zlib is a slice of a 16 KB buffer, which would stay in memory. */
export function exactCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
