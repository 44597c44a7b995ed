import { compress, type StoredPage } from './stored-page'

const QUALITY = 10
/** Where many pages wait, a tenth of the time matters more than a tenth of the size. */
const QUICK_QUALITY = 4
const MANY_WAITING = 10
/** Then a page does without its parts: they would take memory that nothing bounds. */
const MOST_WAITING = 50

/** Compresses pages and what only Next.js needs of them, one at a time: a client that views many pages does not keep the processor busy. */
export class CompressionQueue {
  readonly #waiting = new Map<StoredPage, Buffer | undefined>()
  #run: Promise<void> | undefined

  constructor(
    private readonly isWanted: (page: StoredPage) => boolean,
    private readonly onCompressed: (page: StoredPage, parts: Buffer | undefined) => void,
  ) {}

  /** Nobody waits for it: Next.js holds all that it needed for a render until the cache has taken the page. */
  add(page: StoredPage, parts: Buffer | undefined): void {
    const hasRoom = this.#waiting.size < MOST_WAITING
    if (!hasRoom && page.brotli) return
    this.#waiting.set(page, hasRoom ? parts : undefined)
    this.#run ??= this.#compressAll()
  }

  partsOf(page: StoredPage): Buffer | undefined {
    return this.#waiting.get(page)
  }

  async #compressAll(): Promise<void> {
    for (const [page, parts] of this.#waiting) {
      // A page that cannot be compressed, for lack of memory, is sent as it is.
      if (this.isWanted(page)) await this.#compress(page, parts).catch(() => undefined)
      this.#waiting.delete(page)
    }
    this.#run = undefined
  }

  async #compress(page: StoredPage, parts: Buffer | undefined): Promise<void> {
    await page.compress(this.#waiting.size > MANY_WAITING ? QUICK_QUALITY : QUALITY)
    const compressed = parts && (await compress(parts, QUICK_QUALITY))
    if (this.isWanted(page)) this.onCompressed(page, compressed)
  }
}
