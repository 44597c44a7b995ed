import { lastContent, missingParts, notePageView, tenantContent } from '@/lib/platform/tenant'
import { type Site, siteOf } from '@/lib/site'
import { notFoundPage } from './company'
import { everything } from './everything'
import { frame, menu } from './frame'
import { pageNamed } from './index'
import { shown } from './shown'
import { type Claim, paramOf, parseShownTag } from './tags'

/**
 * What `page-cache.cjs` does with a page that it has kept: `current` shows what it would show if it were made now, whatever its age;
 * `outdated` does not; `aging` does, as far as this site knows, but may show something else besides.
 */
export type Judgement = 'current' | 'outdated' | 'aging'

/** A page that shows no more of the content than these is an agency's own: what else it shows, only its age tells. */
const shared = new Set([frame.name, menu.name, notFoundPage.name, everything.name])

/** Judges a page by the tags that it bears. Whoever asks is about to answer a view of it, so this waits for nothing. */
export async function judgeKeptPage(tags: string[]): Promise<Judgement> {
  const claims = tags.flatMap((tag) => parseShownTag(tag) ?? [])
  const age = claims.some(({ name }) => !shared.has(name)) ? 'current' : 'aging'
  if (claims.length === 0) return age
  const content = await lastContent()
  if (content === undefined) {
    // With nothing to compare it with, an old page is better than none.
    tenantContent().catch(() => undefined)
    return 'current'
  }
  const site = siteOf(content)
  return claims.map((claim) => isTrue(claim, site)).every(Boolean) ? age : 'outdated'
}

/** What depends on a part that was never read cannot be judged, and stays. */
function isTrue({ name, param, fingerprint }: Claim, site: Site): boolean {
  const page = pageNamed(name)
  if (page === undefined) return false
  const { fingerprint: now, parts } = shown(page, site, paramOf(page, site, param))
  notePageView(parts)
  if (now === fingerprint) return true
  const missing = missingParts()
  return missing.length > 0 && (page === menu || missing.some((part) => parts.has(part)))
}
