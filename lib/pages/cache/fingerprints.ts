import { createHash } from 'node:crypto'
import { partBehind, type Site } from '@/lib/content/site'
import { environmentId } from '@/lib/environment/current-environment'
import type { Part } from '@/lib/snapshots'
import type { Page } from '../page'

/** What a page shows of a site, reduced to a fingerprint that tells whether it changed. */
export interface Shown {
  /** Equal for equal content. */
  fingerprint: string
  /** The parts of the content that the page read. */
  parts: Set<Part>
}

/** What a page shows, and the parts of the content that it read. */
export function look(page: Page, site: Site, param: string): { content: unknown; parts: Set<Part> } {
  const parts = new Set<Part>()
  const content = page.content(watched(site, parts), param)
  return { content, parts }
}

/** Pages name the address of the site and of its files, so the environment is part of what they show. */
export function fingerprintOf(content: unknown): string {
  return createHash('sha256')
    .update(environmentId())
    .update(JSON.stringify(content) ?? '')
    .digest('base64url')
    .slice(0, 22)
}

/** The maximum number of fingerprints that are remembered for a site. There is a limit because addresses can be made up. */
const MOST = 20_000

/** What pages show of the latest site. */
let latest: { site?: Site; pages: Map<string, Shown> } = { pages: new Map() }

/** The fingerprint and the parts of a page, remembered until the site changes. Without a parameter there is no such page. */
export function shown(page: Page, site: Site, param: string | undefined): Shown {
  if (param === undefined) return { fingerprint: fingerprintOf(undefined), parts: new Set() }
  if (latest.site !== site || latest.pages.size >= MOST) latest = { site, pages: new Map() }
  // The year is part of the key, since the footer shows it.
  const key = `${new Date().getUTCFullYear()} ${page.name} ${param}`
  const known = latest.pages.get(key)
  if (known) return known
  const { content, parts } = look(page, site, param)
  const now = { fingerprint: fingerprintOf(content), parts }
  latest.pages.set(key, now)
  return now
}

/** The site, as a proxy that notes which parts of the content are read. */
function watched(site: Site, parts: Set<Part>): Site {
  return new Proxy(site, {
    get(target, key, receiver) {
      const part = partBehind[key as keyof Site]
      if (part) parts.add(part)
      return Reflect.get(target, key, receiver)
    },
  })
}
