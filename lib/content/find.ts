import { oncePerObject } from '@site-starter/engine/process'
import { pageNameOf } from '@/lib/routes/page-name'

interface Slugged {
  slug: string
}

/* The positions of records by slug, computed once per list: every page looks up a record, and a list may have thousands. */

const positionsBySlug = oncePerObject(
  (records: readonly Slugged[]) => new Map(records.map(({ slug }, index) => [slug.normalize(), index])),
)

const positionsByPage = oncePerObject(
  (records: readonly Slugged[]) => new Map(records.map(({ slug }, index) => [pageNameOf(slug), index])),
)

const withPages = oncePerObject((records: readonly Slugged[]) =>
  records.filter(({ slug }) => pageNameOf(slug) !== ''),
)

/** The record with this slug. Unicode forms of its accents do not matter. */
export function bySlug<T extends Slugged>(records: readonly T[], slug: string): T | undefined {
  return records[positionsBySlug(records).get(slug.normalize()) ?? -1]
}

/** The records that have a page. */
export function recordsWithPages<T extends Slugged>(records: readonly T[]): readonly T[] {
  // Filtering returns records of the same type as the list.
  return withPages(records) as T[]
}

/** The position of the record with this page name, in any Unicode form; -1 if there is none. */
export function positionOf(records: readonly Slugged[], pageName: string): number {
  return positionsByPage(records).get(pageName.normalize()) ?? -1
}

export function recordOfPage<T extends Slugged>(records: readonly T[], pageName: string): T | undefined {
  const all = recordsWithPages(records)
  return all[positionOf(all, pageName)]
}

/** The names of all record pages, which are the last segments of their addresses. */
export function pageNamesOf(records: readonly Slugged[]): string[] {
  return recordsWithPages(records).map(({ slug }) => pageNameOf(slug))
}

/** The records after one in a list, which wraps around so that every record is linked. Only the records that it needs are read. */
export function following<T extends Slugged>(
  records: readonly T[],
  pageName: string,
  count: number,
  isWanted: (record: T) => boolean = () => true,
): T[] {
  const position = positionOf(records, pageName)
  const found: T[] = []
  for (let step = 1; step < records.length && found.length < count; step += 1) {
    const record = records[(position + step) % records.length]
    if (record && isWanted(record)) found.push(record)
  }
  return found
}

export function slugsOf(records: readonly Slugged[]): string[] {
  return records.map(({ slug }) => slug)
}
