import { notePageView, tenantContent } from '@/lib/platform/tenant'
import { siteOf } from '@/lib/site'
import { pageNamed } from './index'
import { shown } from './shown'
import { parseShownTag } from './tags'

/**
 * Whether a page out of Next.js' cache shows what it would show if it were made now, by the tags that it bears. Whoever asks is
 * about to answer a view of it.
 */
export async function isUpToDate(tags: string[]): Promise<boolean> {
  const claims = tags.flatMap((tag) => parseShownTag(tag) ?? [])
  if (claims.length === 0) return true
  const content = await tenantContent().catch(() => undefined)
  // With nothing to compare it with, an old page is better than none.
  if (content === undefined) return true
  const site = siteOf(content)
  return claims
    .map(({ name, param, fingerprint }) => {
      const page = pageNamed(name)
      if (page === undefined) return false
      const now = shown(page, site, param)
      notePageView(now.parts)
      return now.fingerprint === fingerprint
    })
    .every(Boolean)
}
