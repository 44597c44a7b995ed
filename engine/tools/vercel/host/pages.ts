import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Expiry } from './data-cache'
import type { Answer } from './functions'
import type { Prerender } from './output'

/** A page in the page store. */
interface KeptPage extends Answer {
  tags: string[]
  /** The time from which a visit renews the page in the background, in milliseconds of the host's clock. */
  staleAt: number
}

/** Milliseconds until Vercel retries a page that could not be renewed. */
const RETRY_MS = 30_000

/**
 * The page store, according to the Build Output API and Vercel's documentation. Pages of the build come first. A stale page is served and renewed in
 * the background. A page whose tag has expired completely is rendered while its visitor waits. A page that cannot be renewed stays.
 */
export class Pages {
  readonly #kept = new Map<string, KeptPage>()
  readonly #underWay = new Map<string, Promise<Answer>>()
  /** Pages that were rendered again, in the background or for a waiting visitor. */
  made: string[] = []

  constructor(
    prerenders: Map<string, Prerender>,
    readonly now: () => number,
  ) {
    for (const [name, { fallback, initialHeaders, initialStatus = 200, expiration, folder }] of prerenders) {
      if (!fallback) continue
      const headers = {
        'content-type': fallback.contentType ?? 'text/html; charset=utf-8',
        ...initialHeaders,
      }
      const body = readFileSync(join(folder, fallback.fsPath))
      this.#keep(name, { status: initialStatus, headers, body }, expiration)
    }
  }

  /** A page by its key, from the store or rendered by its function. */
  async visit(key: string, age: number, make: () => Promise<Answer>): Promise<Answer & { outcome: string }> {
    const kept = this.#kept.get(key)
    if (kept && this.now() < kept.staleAt) return { ...kept, outcome: 'HIT' }
    // A page has only one renewal at a time.
    const renewal =
      this.#underWay.get(key) ?? this.#renew(key, age, make).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, renewal)
    if (!kept) return { ...(await renewal), outcome: 'MISS' }
    renewal.catch(() => undefined)
    return { ...kept, outcome: 'STALE' }
  }

  expire({ tags, isHard }: Expiry): void {
    for (const [key, page] of this.#kept) {
      if (!page.tags.some((tag) => tags.includes(tag))) continue
      if (isHard) this.#kept.delete(key)
      else page.staleAt = this.now()
    }
  }

  /** The number of tags of a page, and the seconds until it becomes stale. */
  facts(key: string): { tags: number; seconds: number } {
    const { tags = [], staleAt = Number.NaN } = this.#kept.get(key) ?? {}
    return { tags: tags.length, seconds: Math.round((staleAt - this.now()) / 1_000) }
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay.values())
  }

  async #renew(key: string, age: number, make: () => Promise<Answer>): Promise<Answer> {
    const answer = await make()
    const kept = this.#kept.get(key)
    if (answer.status >= 500) {
      if (kept) kept.staleAt = this.now() + RETRY_MS
      return answer
    }
    this.made.push(key)
    return this.#keep(key, answer, age)
  }

  #keep(key: string, { headers: all, ...answer }: Answer, age: number): Answer {
    const { 'x-next-cache-tags': tags = '', 'cache-control': lifetime = '', ...headers } = all
    const [, seconds = age] = /s-maxage=(\d+)/.exec(lifetime) ?? []
    const staleAt = this.now() + Number(seconds) * 1_000
    const page = { ...answer, headers }
    if (!/no-store|private/.test(lifetime)) this.#kept.set(key, { ...page, tags: tags.split(','), staleAt })
    return page
  }
}
