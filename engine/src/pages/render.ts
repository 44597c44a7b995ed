import 'server-only'
import { cache } from 'react'
import { host } from '../environment/host'
import { markPage } from '../next/page-cache/data-cache'
import { type Site, siteOf } from '../port/content'
import { resourceNames } from '../port/kinds'
import { everything, type View } from '../port/views'
import { isProduction } from '../process/mode'
import { processState } from '../process/process-state'
import type { Part } from '../snapshots/parts'
import { notePageView, readContent, revalidateOf } from '../snapshots/tenant'
import { awaitReads } from './awaited-reads'
import { contentAndParts, fingerprintOf } from './fingerprints'
import { MISSING_TAG, shownTag, UNREAD_TAG } from './tags'

/** The site, for code that is not a page, such as a sitemap or an action. */
export async function currentSite(): Promise<Site> {
  return siteOf(await readContent())
}

/** The site during one render, so that a page shows a single state of the content, and the parts that decide whether the page exists. */
const stateOfRender = cache(() => ({ site: currentSite(), parts: new Set<Part>() }))

/** What a page shows. Call this wherever the content is drawn: in the page itself, its metadata or the layout. */
export const contentOf = cache(
  async <P extends View>(page: P, param = ''): Promise<ReturnType<P['content']>> => {
    const state = stateOfRender()
    let { content, parts } = contentAndParts(page, await state.site, param)
    // Nothing drawn so far shows these parts.
    if (await awaitReads(parts)) {
      state.site = currentSite()
      ;({ content, parts } = contentAndParts(page, await state.site, param))
    }
    if (!page.isFallback) for (const part of parts) state.parts.add(part)
    // On a host with its own page cache, a push revalidates every page, since menus show which resources have content.
    const tags = host().cachesPages ? resourceNames : [shownTag(page, param, fingerprintOf(content))]
    await markPage(tags, revalidateOf(parts))
    notePageView(parts)
    return content as ReturnType<P['content']>
  },
)

/** What another page shows. The page being rendered does not depend on it, so its content must not be visible there. */
export async function unseenContentOf<P extends View>(page: P, param = '') {
  return page.content(await stateOfRender().site, param) as ReturnType<P['content']>
}

/** Whether this process keeps rendered pages itself: in production, unless the host caches them (`host().cachesPages`). */
export function siteKeepsPages(): boolean {
  return isProduction() && !host().cachesPages
}

/** Marks the page being rendered as not found. `page-cache.cjs` sets its status; `engine/src/server/way-out.ts` does for a dynamic page. */
export async function markMissing(): Promise<void> {
  processState.pageStore?.noteStatus(404)
  await markPage([MISSING_TAG], revalidateOf([]))
}

/**
 * Whether a page with nothing to show may exist, because content that it depends on was never read. `page-cache.cjs` then sets status 503.
 * @throws Error unless this server caches the pages: a host that does then keeps serving the page that it has
 */
export async function markIfUnread(): Promise<boolean> {
  const { site, parts } = stateOfRender()
  const { unread } = await site
  const isUnread = unread.some((part) => parts.has(part))
  if (isUnread) await markUnread(unread)
  return isUnread
}

/** The response for a file that would be incomplete because some of `parts`, or any part, was never read; undefined if it is complete. */
export async function answerIfUnread(parts?: Part[]): Promise<Response | undefined> {
  const { unread } = await currentSite()
  if (!unread.some((part) => parts?.includes(part) ?? true)) return undefined
  await markUnread(unread)
  return new Response(null, { status: 503, headers: { 'retry-after': '30', 'cache-control': 'no-store' } })
}

async function markUnread(unread: readonly Part[]): Promise<void> {
  if (!siteKeepsPages()) throw new Error(`never read, and cannot be read: ${unread.join(', ')}`)
  processState.pageStore?.noteStatus(503)
  await markPage([UNREAD_TAG], revalidateOf([]))
}

/**
 * All content of the tenant, for a page that is not in the table of `lib/views`. The page is rendered again whenever any content changes.
 * @public for pages of an agency's own
 */
export async function getSite(): Promise<Site> {
  await contentOf(everything)
  return stateOfRender().site
}
