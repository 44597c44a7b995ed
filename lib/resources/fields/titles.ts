/** Marks a record whose title is made of its slug. The mark is no field: it is not shown, compared or copied. */
const UNTITLED = Symbol.for('untitled record')

export function isUntitled(record: object): boolean {
  return UNTITLED in record
}

/** A record without a title still needs a heading and a link text. It gets its slug, made readable. */
export function withTitle<T extends { slug: string; title: string }>(record: T): T {
  if (record.title !== '') return record
  return Object.defineProperty({ ...record, title: titleFrom(record.slug) }, UNTITLED, { value: true })
}

export function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
