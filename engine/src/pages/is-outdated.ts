import { type Site, siteOf } from '../port/content'
import { type View, viewNamed } from '../port/views'
import { oncePerObject } from '../process/once-per-object'
import type { Part } from '../snapshots/parts'
import { notePageView, storedContent, unchangedContent } from '../snapshots/tenant'
import { lisbonDay } from '../text/lisbon-time'
import { awaitReads, isReadAwaited } from './awaited-reads'
import { contentAndParts, fingerprintOf } from './fingerprints'
import { paramOf, parseShownTag } from './tags'

/** The content that pages are judged by; undefined until a page is judged by newer content. */
export function judgingContent(): unknown {
  return isReadAwaited() ? undefined : unchangedContent()
}

/**
 * Whether a cached page differs from a new render, and the content that tells. A visit waits only for reads that an agency's `revalidateTag`
 * started; stale content is read in the background.
 */
export async function judgePage(tags: string[]): Promise<{ isOutdated: boolean; by: unknown }> {
  const claims = tags.flatMap((tag) => parseShownTag(tag) ?? [])
  if (claims.length === 0) return { isOutdated: false, by: judgingContent() }
  const content = await storedContent()
  // Without content, the page can only come from the build.
  if (content === undefined) return { isOutdated: true, by: undefined }
  const site = siteOf(content)
  const parts = new Set<Part>()
  const areTrue = claims.map(({ name, param, fingerprint }) => {
    const page = viewNamed(name)
    const state = page && currentState(page, site, paramOf(page, site, param))
    for (const part of state?.parts ?? []) parts.add(part)
    return state?.fingerprint === fingerprint
  })
  if (await awaitReads(parts)) return judgePage(tags)
  notePageView(parts)
  return { isOutdated: !areTrue.every(Boolean), by: content }
}

interface PageState {
  fingerprint: string
  parts: Set<Part>
}

/** How many fingerprints are remembered per site. */
const MAX_FINGERPRINTS = 20_000

/** Fingerprints of the pages of a site. */
const statesOf = oncePerObject((_: Site) => new Map<string, PageState>())

/** The fingerprint and the parts of a page, remembered until the site changes. */
function currentState(page: View, site: Site, param: string): PageState {
  const states = statesOf(site)
  if (states.size >= MAX_FINGERPRINTS) states.clear()
  // The key includes the year, which the footer shows, and the day, on which records may expire.
  const key = `${new Date().getUTCFullYear()} ${lisbonDay()} ${page.name} ${param}`
  const known = states.get(key)
  if (known) return known
  const { content, parts } = contentAndParts(page, site, param)
  const state = { fingerprint: fingerprintOf(content), parts }
  // Only existing pages are remembered, since anybody can make up addresses.
  if (content !== undefined) states.set(key, state)
  return state
}
