import { bySlug, following, pageNamesOf, positionOf, recordsWithPages, slugsOf } from '@/lib/content/find'
import { withNewPaths } from '@/lib/content/new-paths'
import { pageAt } from '@/lib/content/page-at'
import { pagesAbove } from '@/lib/content/page-titles'
import { proofOf } from '@/lib/content/proof'
import type { Site } from '@/lib/content/site'
import { subjectsFor } from '@/lib/content/subjects'
import { firstPageIn } from '@/lib/content/translations'
import { type BesideOf, type ContentOf, listIn, type PagedName, paged, pagedNames } from '@/lib/kinds'
import { routes } from '@/lib/routes/routes'
import { businessData } from '@/lib/structured-data/business-data'
import { toldAt } from '@/lib/structured-data/structured-data'
import { type FrameSettings, frameSettings } from './frame'
import { type Head, headOf } from './head'
import { type SectionsOfRecord, sectionsOfRecord, siteOfSections } from './sections'
import type { View } from './view'

interface RecordPage<K extends PagedName> extends Required<Pick<View, 'name' | 'content' | 'params'>> {
  content: (site: Site, pageName: string) => (RecordContent<ContentOf<K>> & BesideOf<K>) | undefined
}

interface RecordContent<R> {
  head: Head
  data: object | undefined
  record: R
  sections?: SectionsOfRecord
  settings: FrameSettings
}

function recordPage<K extends PagedName>(name: K): RecordPage<K> {
  const { pages } = paged[name]
  return {
    name: pages.one,
    params: (site: Site) => pageNamesOf(site[name]),
    content: (site: Site, pageName: string) => {
      const records = recordsWithPages(listIn(site, name))
      const position = positionOf(records, pageName)
      const record = records[position]
      if (!record) return undefined
      const path = routes.record(name, record.slug)
      const beside = pages.beside?.(record, {
        before: records[position - 1],
        after: records[position + 1],
        following: (most, isWanted) => following(records, pageName, most, isWanted),
        ...subjectsFor(site),
      })
      const sections = sectionsOfRecord(path, site)
      const head = { title: pages.title(record), description: pages.description(record), path }
      return {
        head: headOf(site, { ...head, ...(pages.article && { article: pages.article(record) }) }),
        data: pages.data?.(record, toldAt(path, site)),
        record: withNewPaths(record, site.newPaths),
        ...(sections && { sections }),
        settings: frameSettings(site),
        ...(beside ?? ({} as BesideOf<K>)),
      }
    },
  }
}

export const recordPages = Object.fromEntries(pagedNames.map((name) => [name, recordPage(name)])) as {
  [K in PagedName]: RecordPage<K>
}

export const serviceProof = {
  name: 'serviceProof',
  params: ({ services }: Site) => slugsOf(services),
  content: (site: Site, slug: string) => {
    const service = bySlug(site.services, slug)
    return service && proofOf(site, service)
  },
} satisfies View

export const markdownPage = {
  name: 'markdown',
  params: ({ markdownPages }: Site) => slugsOf(markdownPages),
  content: (site: Site, slug: string) => {
    const page = bySlug(site.markdownPages, slug)
    if (!page) return undefined
    const { title, description, path, lang } = page
    const names = page.parts.flatMap((part) => (part.html === undefined ? part.section : []))
    const isFirst = lang !== '' && firstPageIn(lang) === path
    // Structured data must not contain more than the page shows.
    const shown = names.includes('locations') ? site.locations : []
    return {
      data: isFirst ? businessData(site, shown, lang) : undefined,
      head: headOf(site, { title, description, path }),
      page,
      crumbs: pagesAbove(path, (segments) => pageAt(site, segments)?.title),
      settings: frameSettings(site),
      site: siteOfSections(names, site),
    }
  },
} satisfies View

/** A redirect for a record whose slug has changed. Its parameter is the old path, its content the new one. */
export const movedPage = {
  name: 'moved',
  params: ({ newPaths }: Site) => Object.keys(newPaths),
  content: ({ newPaths }: Site, path: string) => newPaths[path],
} satisfies View
