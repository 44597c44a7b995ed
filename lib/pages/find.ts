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

/**
 * The records that follow one in the list, from the start again after its end: every record is related to by others. Looks at no
 * more of the list than it needs.
 */
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

/** The slugs of a list. */
export function slugsOf(records: readonly { slug: string }[]): string[] {
  return records.map(({ slug }) => slug)
}
