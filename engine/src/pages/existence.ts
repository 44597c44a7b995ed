import { siteOf } from '../port/content'
import { viewAt } from '../port/views'
import { followedReadsOver } from '../snapshots/instances'
import { awaitContent, notePageView } from '../snapshots/tenant'
import { readsOver } from './awaited-reads'
import { contentAndParts } from './fingerprints'

/**
 * Whether the view at a path has something to show, by the content that a render would wait for. Counts as a view of what decides it: the next
 * question knows of a record whose push was lost. Undefined where a render has to tell: a record may have moved, or what decides was never read.
 */
export async function isShownAt(path: string): Promise<boolean | undefined> {
  const at = viewAt(path)
  if (at === undefined) return undefined
  const delivered = await awaitContent().catch(() => undefined)
  if (delivered === undefined) return undefined
  const site = siteOf(delivered)
  const { content, parts } = contentAndParts(at.view, site, at.param)
  if (await readsOver(parts)) return isShownAt(path)
  notePageView(parts)
  if (content !== undefined) return true
  // Another instance may have it already.
  if (parts.size > 0 && (await followedReadsOver())) return isShownAt(path)
  const mayBeElsewhere = at.records?.some((record) => record in site.newPaths) ?? false
  const isUnread = site.unread.some((part) => at.isOfAll || parts.has(part))
  return mayBeElsewhere || isUnread ? undefined : false
}
