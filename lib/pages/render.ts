import { cache } from 'react'
import { markPage } from '@/lib/next/data-cache'
import { ageOfParts, hostKeepsPages, notePageView, tenantContent } from '@/lib/platform'
import { type Site, siteOf } from '@/lib/site'
import { everything } from './everything'
import type { Page } from './page'
import { fingerprintOf, look } from './shown'
import { MISSING_TAG, pageTag, shownTag, TOO_MANY_TAG } from './tags'

/** The site, for what is no page: a list of addresses, an action. */
export async function currentSite(): Promise<Site> {
  return siteOf(await tenantContent())
}

/** One render shows one state of the content. */
const siteOfRender = cache(currentSite)

/** What a page shows. To be called by whatever draws it: the page itself, its metadata, the layout. */
export const contentOf = cache(
  async <P extends Page>(page: P, param = ''): Promise<ReturnType<P['content']>> => {
    const site = await siteOfRender()
    const { content, parts } = look(page, site, param)
    // What is in no list of addresses has one tag for all of its kind.
    const tag = hostKeepsPages()
      ? pageTag(page, page.params ? param : '')
      : shownTag(page, param, fingerprintOf(content))
    await markPage([tag], ageOfParts(parts))
    notePageView(parts)
    return content as ReturnType<P['content']>
  },
)

/** Whether `page-cache.cjs` keeps the pages. */
export function siteKeepsPages(): boolean {
  return process.env.NODE_ENV === 'production' && !hostKeepsPages()
}

/** The page that is being made says that there is none at its address: `page-cache.cjs` gives it the status. */
export async function markMissing(): Promise<void> {
  await markPage([MISSING_TAG], ageOfParts([]))
}

/** The same for a page that answers one request too many. */
export async function markTooMany(): Promise<void> {
  await markPage([TOO_MANY_TAG], ageOfParts([]))
}

/**
 * All content of the tenant, for a page that is in no list of `lib/pages`: it is made anew whenever anything changes.
 * @public for pages of an agency's own
 */
export async function getSite(): Promise<Site> {
  await contentOf(everything)
  return siteOfRender()
}
