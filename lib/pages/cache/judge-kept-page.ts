import { type Site, siteOf } from '@/lib/content/site'
import type { Judgement } from '@/lib/next/page-cache/cached-page'
import type { Part } from '@/lib/snapshots'
import { lastContent, notePageView, tenantContent } from '@/lib/snapshots/tenant'
import { frame, menu } from '../frame'
import { pageNamed } from '../index'
import { notFoundPage } from '../kinds/company'
import { everything } from './everything'
import { shown } from './fingerprints'
import { type Claim, paramOf, parseShownTag } from './tags'

/** A page with no other tags than these is an agency's own, or the page for unknown addresses, which Next.js renders into every page. */
const shared = new Set([frame.name, menu.name, notFoundPage.name, everything.name])

/** Whether a page with content and these tags is an agency's own. It may show other data too, so its age counts. */
function isOfAgency(tags: string[]): boolean {
  return tags.every((tag) => shared.has(parseShownTag(tag)?.name ?? frame.name))
}

/** Judges a cached page by its tags. A view of the page waits for the result, so this never waits for the platform. */
export async function judgeKeptPage(tags: string[]): Promise<Judgement> {
  const claims = tags.flatMap((tag) => parseShownTag(tag) ?? [])
  const age = isOfAgency(tags) ? 'aging' : 'current'
  if (claims.length === 0) return age
  const content = await lastContent()
  if (content === undefined) {
    // Without content to compare it with, an old page is better than no page.
    tenantContent().catch(() => undefined)
    return 'current'
  }
  const site = siteOf(content)
  const parts = new Set<Part>()
  const areTrue = claims.map((claim) => isTrue(claim, site, parts))
  notePageView(parts)
  return areTrue.every(Boolean) ? age : 'outdated'
}

/** Whether a page still shows what its tag claims. Adds the parts that it read. */
function isTrue({ name, param, fingerprint }: Claim, site: Site, parts: Set<Part>): boolean {
  const page = pageNamed(name)
  if (page === undefined) return false
  const now = shown(page, site, paramOf(page, site, param))
  for (const part of now.parts) parts.add(part)
  return now.fingerprint === fingerprint
}
