import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { type CacheEntry, type PageValue, tagsOf } from './cached-page'

export interface Sent {
  url: string
  /** In the form that `writeHead` takes, without those of this page and of its body alone. */
  headers: readonly string[]
  contentType: string
}

/** Its key, tags and headers. */
const OTHER_BYTES = 1_500

/** A page in the cache. Its HTML, as it is sent, is compressed with brotli, once. */
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
  #html: Bytes

  /** @param html as it is sent */
  constructor(
    readonly key: string,
    { lastModified = 0, cacheControl }: CacheEntry,
    { kind, headers, status }: PageValue,
    html: string,
  ) {
    this.#about = { lastModified, cacheControl, value: { kind, headers, status } }
    this.tags = tagsOf(this.#about.value)
    const seconds = cacheControl?.revalidate
    this.expiresAt = typeof seconds === 'number' ? lastModified + seconds * 1_000 : Number.POSITIVE_INFINITY
    this.#html = { bytes: Buffer.from(html), isCompressed: false }
    this.etag = etagOf(this.#html.bytes)
  }

  get bytes(): number {
    return OTHER_BYTES + this.#html.bytes.length
  }

  /** The HTML with brotli; undefined until it is compressed. */
  get brotli(): Buffer | undefined {
    return this.#html.isCompressed ? this.#html.bytes : undefined
  }

  /** Takes the HTML of the version before, when it is the same. */
  takeFrom(before: StoredPage): void {
    if (before.etag === this.etag) this.#html = before.#html
  }

  /** @param quality of brotli, from 0 to 11 */
  async compress(quality: number): Promise<void> {
    this.#html = await compressed(this.#html, quality)
  }

  html(): Promise<Buffer> {
    return whole(this.#html)
  }

  async entry(parts: Partial<PageValue>): Promise<CacheEntry> {
    const html = String(await this.html())
    return { ...this.#about, value: { ...this.#about.value, ...parts, html } }
  }
}

export function etagOf(html: string | Buffer): string {
  return `"${hash('sha1', html, 'base64url')}"`
}

/** Bytes that are compressed with brotli once there is time for it. */
export interface Bytes {
  bytes: Buffer
  isCompressed: boolean
}

const brotli = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

export async function whole({ bytes, isCompressed }: Bytes): Promise<Buffer> {
  return isCompressed ? decompress(bytes) : bytes
}

/** @param quality of brotli, from 0 to 11 */
export async function compressed(stored: Bytes, quality: number): Promise<Bytes> {
  if (stored.isCompressed) return stored
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A quarter less processor time for a page of 20 KB.
    [constants.BROTLI_PARAM_SIZE_HINT]: stored.bytes.length,
  }
  return { bytes: await brotli(stored.bytes, { params }), isCompressed: true }
}
