import { settingAt } from '@/lib/content/new-paths'
import type { Site } from '@/lib/content/site'
import { isContentSection } from '@/lib/settings/sections/contents'
import { type SectionEntry, sectionEntry } from '@/lib/settings/sections/home-entry'
import { siteConfig } from '@/site/config'
import { type HomeSite, homeSite } from './home'

/** The site content that sections need; undefined if every section has its content in the client's files. */
export function siteOfSections(names: readonly string[], site: Site): HomeSite | undefined {
  return names.every((name) => isContentSection(name)) ? undefined : homeSite(site)
}

export interface SectionsOfRecord {
  before: SectionEntry[]
  after: SectionEntry[]
  site: HomeSite | undefined
}

/** The sections around a record's content in site/config.ts, also under an earlier path of the record; undefined if there are none. */
export function sectionsOfRecord(path: string, site: Site): SectionsOfRecord | undefined {
  const found = settingAt(siteConfig.recordSections, path, site.newPaths)
  if (!found) return undefined
  const { before = [], after = [] } = found
  const around = { before: before.map(sectionEntry), after: after.map(sectionEntry) }
  const names = [...around.before, ...around.after].map(({ section }) => section)
  return { ...around, site: siteOfSections(names, site) }
}
