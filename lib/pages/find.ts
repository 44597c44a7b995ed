/** Position of each slug in a list; lists are looked up once per page, and may have thousands of records. */
const positions = new WeakMap<object, Map<string, number>>()

/** The position of the record with this slug; -1 when there is none. */
export function positionOf(records: readonly { slug: string }[], slug: string): number {
  const known = positions.get(records) ?? new Map(records.map((record, index) => [record.slug, index]))
  positions.set(records, known)
  return known.get(slug) ?? -1
}

export function bySlug<T extends { slug: string }>(records: readonly T[], slug: string): T | undefined {
  return records[positionOf(records, slug)]
}

/** The records that follow one in the list, from the start again after its end: every record is related to by others. */
export function following<T extends { slug: string }>(
  records: readonly T[],
  slug: string,
  count: number,
): T[] {
  const index = positionOf(records, slug)
  return [...records.slice(index + 1, index + 1 + count), ...records.slice(0, Math.max(0, index))].slice(
    0,
    count,
  )
}

/** The slugs of a list. */
export function slugsOf(records: readonly { slug: string }[]): string[] {
  return records.map(({ slug }) => slug)
}
