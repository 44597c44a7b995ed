/** Parameters of a route that ends in `[slug]`. */
export interface SlugParams {
  params: Promise<{ slug: string }>
}

/** Records to prerender; the others are rendered at their first view. */
const PRERENDERED = 50
/** A prerendered page is a file, and file systems take names of 255 bytes at most. */
const LONGEST_NAME = 200

export function prerendered<T extends { slug: string }>(records: T[]): T[] {
  return records.slice(0, PRERENDERED).filter(({ slug }) => encodeURIComponent(slug).length <= LONGEST_NAME)
}

export function slugParams(records: { slug: string }[]): { slug: string }[] {
  return prerendered(records).map(({ slug }) => ({ slug }))
}

/** The record that an address names; undefined for an address that names none. */
export async function bySlug<T extends { slug: string }>(
  records: T[],
  params: SlugParams['params'],
): Promise<T | undefined> {
  return bySegment(records, (await params).slug)
}

/** The framework hands over a segment as it is in the address, or, during a build, as it was given to it. */
export function bySegment<T extends { slug: string }>(records: T[], segment: string): T | undefined {
  const find = (slug: string | undefined) => records.find((record) => record.slug === slug)
  return find(decode(segment)) ?? find(segment)
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
