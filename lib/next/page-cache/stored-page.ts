import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { type CacheEntry, type PageValue, tagsOf } from './cached-page'
import { compress, decompress } from './compression'

/** How a page was sent: its address, and its headers in the form that `writeHead` takes, without those of the body. */
export interface Sent {
  url: string
  headers: string[]
  contentType: string
}

/** Of the rest of the page, which few ask for. */
const QUALITY_OF_PARTS = 5
/** Its key, tags and headers. */
const OTHER_BYTES = 2_000

interface Bytes {
  bytes: Buffer
  isCompressed: boolean
}

/** A page in the cache. What it holds is compressed with brotli, once. */
export class StoredPage {
  readonly etag: string
  readonly tags: string[]
  /** Absent until Next.js has sent this version of the page. */
  sent: Sent | undefined
  /** The content that it was compared with last, and until when that counts. */
  judged: { by: unknown; until: number } = { by: undefined, until: 0 }
  readonly #lastModified: number
  readonly #cacheControl: CacheEntry['cacheControl']
  readonly #about: Pick<PageValue, 'kind' | 'headers' | 'status'>
  /** As it is sent. */
  #html: Bytes
  /** What only Next.js needs. */
  #parts: Bytes

  /** @param html as it is sent */
  constructor(
    readonly key: string,
    { lastModified = 0, cacheControl }: CacheEntry,
    { kind, headers, status, rscData, segmentData, postponed }: PageValue,
    html: string,
  ) {
    this.#lastModified = lastModified
    this.#cacheControl = cacheControl
    this.#about = { kind, headers, status }
    this.tags = tagsOf(this.#about as PageValue)
    this.#html = { bytes: Buffer.from(html), isCompressed: false }
    this.#parts = { bytes: serialize({ rscData, segmentData, postponed }), isCompressed: false }
    this.etag = etagOf(this.#html.bytes)
  }

  get bytes(): number {
    return OTHER_BYTES + this.#html.bytes.length + this.#parts.bytes.length
  }

  /** The time at which it reaches its age. */
  get expiresAt(): number {
    const seconds = this.#cacheControl?.revalidate
    return typeof seconds === 'number' ? this.#lastModified + seconds * 1_000 : Number.POSITIVE_INFINITY
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
    this.#parts = await compressed(this.#parts, Math.min(quality, QUALITY_OF_PARTS))
  }

  async html(): Promise<Buffer> {
    return plain(this.#html)
  }

  /** As Next.js takes it. */
  async entry(): Promise<CacheEntry> {
    const [html, parts] = await Promise.all([plain(this.#html), plain(this.#parts)])
    return {
      lastModified: this.#lastModified,
      cacheControl: this.#cacheControl,
      value: { ...this.#about, ...deserialize(parts), html: html.toString() },
    }
  }
}

export function etagOf(html: string | Buffer): string {
  return `"${createHash('sha1').update(html).digest('base64url')}"`
}

async function compressed({ bytes, isCompressed }: Bytes, quality: number): Promise<Bytes> {
  return { bytes: isCompressed ? bytes : await compress(bytes, quality), isCompressed: true }
}

async function plain({ bytes, isCompressed }: Bytes): Promise<Buffer> {
  return isCompressed ? decompress(bytes) : bytes
}
