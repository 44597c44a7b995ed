import { logSave } from '@/lib/engine/platform/log'
import { type Site, siteOf } from '@/lib/engine/port/content'
import { within } from '@/lib/engine/process/within'
import { renewSnapshots } from '@/lib/engine/snapshots/renew-snapshots'
import { awaitContent, keptContent, type TenantContent } from '@/lib/engine/snapshots/tenant'
import { changedPages } from './changes'
import { ANSWER_LIMIT_MS, CONTENT_LIMIT_MS } from './limits'

/** What a save has brought, by its tags: what the next view shows, and what a later view will show. */
export interface Renewal {
  renewed: string[]
  later: string[]
}

/** Renews what tags name, with the site before it and the site after it. */
export async function renewSite(tags: readonly string[]) {
  const startedAt = performance.now()
  const milliseconds = () => performance.now() - startedAt
  const remaining = () => ANSWER_LIMIT_MS - milliseconds()
  const before = siteOrNone(await within(CONTENT_LIMIT_MS, keptContent()))
  const { renewed, later } = await renewSnapshots(tags, remaining())
  const after = siteOrNone(await within(Math.min(CONTENT_LIMIT_MS, remaining()), awaitContent()))
  return { renewed, later, before, after, milliseconds, remaining }
}

/** Logs a save, with the number of pages that it changed. */
export async function logRenewal(
  { renewed, before, after }: Awaited<ReturnType<typeof renewSite>>,
  milliseconds: number,
): Promise<void> {
  if (after === undefined || renewed.length === 0) return
  logSave(renewed, await changedPages(before, after), milliseconds)
}

function siteOrNone(content: TenantContent | undefined): Site | undefined {
  return content && siteOf(content)
}
