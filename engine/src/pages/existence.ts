import { siteOf } from '../port/content'
import { viewAt } from '../port/views'
import { awaitFollowedReads } from '../snapshots/instances'
import { notePageView, readContent } from '../snapshots/tenant'
import { awaitReads } from './awaited-reads'
import { contentAndParts } from './fingerprints'

/**
 * Whether the view at a path has something to show, judged by the content that a render would wait for. Counts as a visit of that content, so
 * that a record whose push was lost is found later. Undefined if only a render can tell: a record may have moved, or the content was never read.
 */
export async function isShownAt(path: string): Promise<boolean | undefined> {
  const at = viewAt(path)
  if (at === undefined) return undefined
  const tenantContent = await readContent().catch(() => undefined)
  if (tenantContent === undefined) return undefined
  const site = siteOf(tenantContent)
  const { content, parts } = contentAndParts(at.view, site, at.param)
  if (await awaitReads(parts)) return isShownAt(path)
  notePageView(parts)
  if (content !== undefined) return true
  // Another instance may already have the record.
  if (parts.size > 0 && (await awaitFollowedReads())) return isShownAt(path)
  const mayBeElsewhere = at.records?.some((record) => record in site.newPaths) ?? false
  const isUnread = site.unread.some((part) => at.isOfAll || parts.has(part))
  return mayBeElsewhere || isUnread ? undefined : false
}
