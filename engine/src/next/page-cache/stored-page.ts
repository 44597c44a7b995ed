import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { type CacheEntry, type PageValue, tagsOf } from './cached-page'

export interface Sent {
  url: string
  /** In the form that `writeHead` takes, without those of this page and of its body alone. */
  headers: readonly string[]
  contentType: string
  /** Of the headers; 0 when other pages have brought the same list. */
  headerBytes: number
}

/** What an entry takes beside its texts and its body, measured. */
const ENTRY_BYTES = 1_200

/** The memory that an entry takes beside its body. */
export function bytesBeside(key: string, headers: PageValue['headers']): number {
  return ENTRY_BYTES + textBytes(key) + textBytes(JSON.stringify(headers ?? {}))
}

/** Of a text in the memory of V8, at most. */
export function textBytes(text: string): number {
  return 2 * text.length
}

/** A page in the cache. Its HTML, as it is sent, is compressed with brotli: quickly before it is kept, then once more for its size. */
export class StoredPage {
  readonly etag: string
  readonly tags: string[]
  /** The time at which it reaches its age. */
  readonly expiresAt: number
  /** Absent until Next.js has sent this version of the page. */
  sent: Sent | undefined
  /** The content that it was compared with last, and until when that counts. */
  judged: { by: unknown; until: number } = { by: undefined, until: 0 }
  readonly #about: Omit<CacheEntry, 'value'> & { value: Omit<PageValue, 'html'> }
  readonly #besideBytes: number
  #html: Bytes

  /** @param html as it is sent */
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

  /** Whether content has asked for it: it is no 404, and leads nowhere else. */
  get isOfContent(): boolean {
    return isOfContent(this.#about.value)
  }

  get bytes(): number {
    const sentBytes = this.sent ? textBytes(this.sent.url) + this.sent.headerBytes : 0
    return this.#besideBytes + sentBytes + this.#html.bytes.length
  }

  /** The HTML with brotli; undefined when it could not be compressed. */
  get brotli(): Buffer | undefined {
    return this.#html.isCompressed ? this.#html.bytes : undefined
  }

  /** Takes the HTML of the version before, when it is the same. */
  takeFrom(before: StoredPage): void {
    if (before.etag === this.etag) this.#html = before.#html
  }

  /** @param quality of brotli, from 0 to 11 */
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

/** Whether an answer is one that the content has asked for. Anybody can make up addresses that have others. */
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

/** With brotli. @param quality from 0 to 11 */
export async function compressed(bytes: Buffer, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A quarter less processor time for a page of 20 KB.
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return { bytes: exactly(await brotli(bytes, { params })), isCompressed: true }
}

/** The same bytes in memory of their size: zlib's output is the beginning of 16 KB. */
export function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
