import { settingAt } from '@/lib/content/new-paths'
import type { Site } from '@/lib/content/site'
import { isContentSection } from '@/lib/settings/sections/contents'
import { type SectionEntry, sectionEntry } from '@/lib/settings/sections/home-entry'
import { siteConfig } from '@/site/config'
import { type HomeSite, homeSite } from './home'

/** The content of sections of records, and of the agency's own; undefined where all have theirs in the client's files. */
export function siteOfSections(names: readonly string[], site: Site): HomeSite | undefined {
  return names.every((name) => isContentSection(name)) ? undefined : homeSite(site)
}

export interface SectionsOfRecord {
  before: SectionEntry[]
  after: SectionEntry[]
  site: HomeSite | undefined
}

/** The sections that site/config.ts has for the page of a record, also under a path that it has had; undefined for none. */
export function sectionsOfRecord(path: string, site: Site): SectionsOfRecord | undefined {
  const found = settingAt(siteConfig.recordSections, path, site.newPaths)
  if (!found) return undefined
  const { before = [], after = [] } = found
  const around = { before: before.map(sectionEntry), after: after.map(sectionEntry) }
  const names = [...around.before, ...around.after].map(({ section }) => section)
  return { ...around, site: siteOfSections(names, site) }
}
