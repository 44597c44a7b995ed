import { oncePerObject } from '@site-starter/engine/process'
import { pageNameOf } from '@/lib/routes/page-name'

interface Slugged {
  slug: string
}

/* Computed once per list: every page looks up a record, and lists may have thousands. */

const positionsBySlug = oncePerObject(
  (records: readonly Slugged[]) => new Map(records.map(({ slug }, index) => [slug.normalize(), index])),
)

const positionsByPage = oncePerObject(
  (records: readonly Slugged[]) => new Map(records.map(({ slug }, index) => [pageNameOf(slug), index])),
)

const withPages = oncePerObject((records: readonly Slugged[]) =>
  records.filter(({ slug }) => pageNameOf(slug) !== ''),
)

/** The record with this slug, in whichever Unicode form its accents are written. */
export function bySlug<T extends Slugged>(records: readonly T[], slug: string): T | undefined {
  return records[positionsBySlug(records).get(slug.normalize()) ?? -1]
}

/** The records that have pages. */
export function recordsWithPages<T extends Slugged>(records: readonly T[]): readonly T[] {
  // The records of a filtered list are those of the list.
  return withPages(records) as T[]
}

/** The position of the record whose page has a name, in whichever Unicode form; -1 when there is none. */
export function positionOf(records: readonly Slugged[], pageName: string): number {
  return positionsByPage(records).get(pageName.normalize()) ?? -1
}

export function recordOfPage<T extends Slugged>(records: readonly T[], pageName: string): T | undefined {
  const all = recordsWithPages(records)
  return all[positionOf(all, pageName)]
}

/** The names of all pages of records, which are the last parts of their addresses. */
export function pageNamesOf(records: readonly Slugged[]): string[] {
  return recordsWithPages(records).map(({ slug }) => pageNameOf(slug))
}

/** The records after one in a list, which starts again after its end: so other records lead to every record. Reads no more than it needs. */
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
