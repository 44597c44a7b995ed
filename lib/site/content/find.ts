import { oncePerObject } from '@/lib/engine/process'

/** The position of each slug in a list, computed once per list: every page looks up a record, and lists may have thousands. */
const positionsIn = oncePerObject(
  (records: readonly { slug: string }[]) =>
    new Map(records.map(({ slug }, index) => [slug.normalize(), index])),
)

/** The position of the record with this slug, in whichever Unicode form its accents are written; -1 when there is none. */
export function positionOf(records: readonly { slug: string }[], slug: string): number {
  return positionsIn(records).get(slug.normalize()) ?? -1
}

export function bySlug<T extends { slug: string }>(records: readonly T[], slug: string): T | undefined {
  return records[positionOf(records, slug)]
}

/** The records after one in a list, which starts again after its end: so other records lead to every record. Reads no more than it needs. */
export function following<T extends { slug: string }>(
  records: readonly T[],
  slug: string,
  count: number,
  isWanted: (record: T) => boolean = () => true,
): T[] {
  const position = positionOf(records, slug)
  const found: T[] = []
  for (let step = 1; step < records.length && found.length < count; step += 1) {
    const record = records[(position + step) % records.length]
    if (record && isWanted(record)) found.push(record)
  }
  return found
}

export function slugsOf(records: readonly { slug: string }[]): string[] {
  return records.map(({ slug }) => slug)
}
