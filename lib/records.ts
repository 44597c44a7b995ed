/** Parameters of a route that ends in `[slug]`. */
export interface SlugParams {
  params: Promise<{ slug: string }>
}

/** Records to prerender; the others are rendered at their first view. */
const PRERENDERED = 50

export function slugParams(records: { slug: string }[]): { slug: string }[] {
  return records.slice(0, PRERENDERED).map(({ slug }) => ({ slug }))
}

/** The record that an address names; undefined for an address that names none. */
export async function bySlug<T extends { slug: string }>(
  records: T[],
  params: SlugParams['params'],
): Promise<T | undefined> {
  const slug = decode((await params).slug)
  return records.find((record) => record.slug === slug)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
