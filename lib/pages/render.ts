import { cache } from 'react'
import { type Site, siteOf } from '@/lib/content/site'
import { host } from '@/lib/environment/host'
import { markPage } from '@/lib/next/page-cache/data-cache'
import { ageOfParts, notePageView, tenantContent } from '@/lib/snapshots'
import { isProduction } from '../process/mode'
import { contentAndParts, fingerprintOf } from './cache/fingerprints'
import { MISSING_TAG, pageTag, shownTag } from './cache/tags'
import { everything, type Page } from './page'

/** The site, for code that is not a page: a list of addresses, an action. */
export async function currentSite(): Promise<Site> {
  return siteOf(await tenantContent())
}

/** The same site during a whole render, so that a page shows one state of the content. */
const siteOfRender = cache(currentSite)

/** What a page shows. Call it wherever this content is drawn: in the page itself, its metadata or the layout. */
export const contentOf = cache(
  async <P extends Page>(page: P, param = ''): Promise<ReturnType<P['content']>> => {
    const site = await siteOfRender()
    const { content, parts } = contentAndParts(page, site, param)
    // On a host that keeps the pages, all pages of a kind share one tag unless the kind lists its addresses.
    const tag = host().keepsPages
      ? pageTag(page, page.params ? param : '')
      : shownTag(page, param, fingerprintOf(content))
    await markPage([tag], ageOfParts(parts))
    notePageView(parts)
    return content as ReturnType<P['content']>
  },
)

/** Whether `page-cache.cjs` caches the pages. */
export function siteKeepsPages(): boolean {
  return isProduction() && !host().keepsPages
}

/** Marks the page that is being rendered as not found. `page-cache.cjs` sets its status. */
export async function markMissing(): Promise<void> {
  await markPage([MISSING_TAG], ageOfParts([]))
}

/**
 * All content of the tenant, for a page that is not in the table of `lib/pages`. It is rendered again whenever any content changes.
 * @public for pages of an agency's own
 */
export async function getSite(): Promise<Site> {
  await contentOf(everything)
  return siteOfRender()
}
