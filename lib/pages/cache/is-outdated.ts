import { siteOf } from '@/lib/content/site'
import type { Part } from '@/lib/snapshots'
import { lastContent, notePageView } from '@/lib/snapshots/tenant'
import { pageNamed } from '../index'
import { shown } from './fingerprints'
import { paramOf, parseShownTag } from './tags'

/**
 * Whether a cached page with these tags shows something else than a new render would. A view of the page waits for the result, so this
 * never waits for the platform.
 */
export async function isOutdated(tags: string[]): Promise<boolean> {
  const claims = tags.flatMap((tag) => parseShownTag(tag) ?? [])
  if (claims.length === 0) return false
  const content = await lastContent()
  // A page of the build.
  if (content === undefined) return true
  const site = siteOf(content)
  const parts = new Set<Part>()
  const areTrue = claims.map(({ name, param, fingerprint }) => {
    const page = pageNamed(name)
    const now = page && shown(page, site, paramOf(page, site, param))
    for (const part of now?.parts ?? []) parts.add(part)
    return now?.fingerprint === fingerprint
  })
  notePageView(parts)
  return !areTrue.every(Boolean)
}
