import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Expiry } from './data-cache'
import type { Answer } from './functions'
import type { Prerender } from './output'

/** A page as the host keeps it. */
interface KeptPage extends Answer {
  tags: string[]
  /** From then on it is renewed behind a view; milliseconds of the host's clock. */
  staleAt: number
}

export type Outcome = 'PRERENDER' | 'HIT' | 'STALE' | 'MISS'

/** What the host keeps of an answer. Any other one is a failure. */
const KEPT = [200, 301, 302, 307, 308, 404, 410]
/** The host asks so much later again for a page that could not be renewed. */
const RETRY_MS = 30_000
const TAGS = 'x-next-cache-tags'

/**
 * The store of pages, by the Build Output API and the host's documentation: a page that was built is the first one; a page past its age is
 * shown and renewed behind the view; one whose tag has expired for good is made while its visitor waits; and a page that cannot be
 * renewed stays.
 */
export class Pages {
  readonly #kept = new Map<string, KeptPage & { isBuilt: boolean }>()
  readonly #underWay = new Map<string, Promise<Answer>>()
  /** Pages that were made anew, behind a view or before one. */
  made: string[] = []

  constructor(
    prerenders: Map<string, Prerender & { folder: string }>,
    readonly now: () => number,
  ) {
    for (const [
      path,
      { fallback, initialHeaders = {}, initialStatus = 200, expiration, folder },
    ] of prerenders) {
      if (!fallback) continue
      const { [TAGS]: tags = '', ...headers } = initialHeaders
      const contentType = headers['content-type'] ?? fallback.contentType ?? 'text/html; charset=utf-8'
      this.#kept.set(path, {
        status: initialStatus,
        headers: { ...headers, 'content-type': contentType },
        body: readFileSync(join(folder, fallback.fsPath)),
        tags: tags.split(','),
        staleAt: this.#staleAt(expiration),
        isBuilt: true,
      })
    }
  }

  /** A page by its key, from the store or from the function that makes it. */
  async view(
    key: string,
    expiration: number | false,
    make: () => Promise<Answer>,
  ): Promise<Answer & { outcome: Outcome }> {
    const kept = this.#kept.get(key)
    if (!kept) return { ...(await this.#renew(key, expiration, make)), outcome: 'MISS' }
    if (this.now() < kept.staleAt) return { ...kept, outcome: kept.isBuilt ? 'PRERENDER' : 'HIT' }
    this.#renew(key, expiration, make).catch(() => undefined)
    return { ...kept, outcome: 'STALE' }
  }

  expire({ tags, isHard }: Expiry): void {
    for (const [key, page] of this.#kept) {
      if (!page.tags.some((tag) => tags.includes(tag))) continue
      if (isHard) this.#kept.delete(key)
      else page.staleAt = this.now()
    }
  }

  /** How many tags the page bears, and when it is renewed next. */
  facts(key: string): { tags: string[]; seconds: number } | undefined {
    const page = this.#kept.get(key)
    return page && { tags: page.tags, seconds: Math.round((page.staleAt - this.now()) / 1_000) }
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay.values())
  }

  /** One at a time for each page. */
  #renew(key: string, expiration: number | false, make: () => Promise<Answer>): Promise<Answer> {
    const underWay = this.#underWay.get(key)
    if (underWay) return underWay
    const renewal = this.#make(key, expiration, make).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, renewal)
    return renewal
  }

  async #make(key: string, expiration: number | false, make: () => Promise<Answer>): Promise<Answer> {
    const { status, headers: all, body } = await make()
    const { [TAGS]: tags = '', 'cache-control': lifetime = '', ...headers } = all
    const page = { status, headers, body }
    const kept = this.#kept.get(key)
    if (!KEPT.includes(status)) {
      if (kept) kept.staleAt = this.now() + RETRY_MS
      return page
    }
    this.made.push(key)
    const [, seconds] = /s-maxage=(\d+)/.exec(lifetime) ?? []
    if (/no-store|private/.test(lifetime)) return page
    const staleAt = this.#staleAt(seconds === undefined ? expiration : Number(seconds))
    this.#kept.set(key, { ...page, tags: tags.split(','), staleAt, isBuilt: false })
    return page
  }

  #staleAt(seconds: number | false): number {
    return seconds === false ? Number.POSITIVE_INFINITY : this.now() + seconds * 1_000
  }
}
