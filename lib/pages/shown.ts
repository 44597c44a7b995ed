import { createHash } from 'node:crypto'
import type { Part } from '@/lib/platform'
import { partBehind, type Site } from '@/lib/site'
import { movedBetween } from './moved-parts'
import type { Page } from './page'

/** What a page shows of a site, reduced to what tells whether it changed. */
export interface Shown {
  /** Equal for equal content. */
  fingerprint: string
  /** The parts of the content that it was taken from. */
  parts: Set<Part>
}

/** What a page shows, and the parts of the content that this was taken from. */
export function look(page: Page, site: Site, param: string): { content: unknown; parts: Set<Part> } {
  const parts = new Set<Part>()
  const content = page.content(watched(site, parts), param)
  return { content, parts }
}

export function fingerprintOf(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(content) ?? '')
    .digest('base64url')
    .slice(0, 22)
}

/** Most pages whose fingerprint is remembered for one site; addresses can be made up. */
const MOST = 20_000

/** What pages show of the site that was looked at last. */
let latest: { site?: Site; pages: Map<string, Shown> } = { pages: new Map() }

/** The same, remembered for as long as the content that it was taken from is. Without a parameter there is no such page. */
export function shown(page: Page, site: Site, param: string | undefined): Shown {
  if (param === undefined) return { fingerprint: fingerprintOf(undefined), parts: new Set() }
  const ofSite = shownOf(site)
  // The footer shows the year.
  const key = `${new Date().getUTCFullYear()} ${page.name} ${param}`
  const before = ofSite.get(key)
  if (before) return before
  const { content, parts } = look(page, site, param)
  const now = { fingerprint: fingerprintOf(content), parts }
  if (ofSite.size >= MOST) ofSite.clear()
  ofSite.set(key, now)
  return now
}

/** Of a newer site, what was taken from parts that did not move is known already. */
function shownOf(site: Site): Map<string, Shown> {
  if (latest.site === site) return latest.pages
  const hasMoved = movedBetween(latest.site, site)
  const stillTrue = [...latest.pages].filter(([, { parts }]) => !hasMoved(parts))
  latest = { site, pages: new Map(stillTrue) }
  return latest.pages
}

/** The site, noting which parts of the content are looked at. */
function watched(site: Site, parts: Set<Part>): Site {
  return new Proxy(site, {
    get(target, key, receiver) {
      const part = partBehind[key as keyof Site]
      if (part) parts.add(part)
      return Reflect.get(target, key, receiver)
    },
  })
}
