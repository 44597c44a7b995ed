import { isDeepStrictEqual } from 'node:util'

/**
 * The newer of two reads of a resource, with the record objects of the older read where a record did not change. Pages can then be
 * compared record by record at no cost, and a large collection is in memory only once.
 */
export function withSameRecords<T>(older: T | undefined, newer: T): T {
  if (!Array.isArray(older) || !Array.isArray(newer))
    return isDeepStrictEqual(older, newer) ? (older as T) : newer
  const known = new Map(older.map((record: { slug?: string }) => [record.slug, record]))
  const records = newer.map((record: { slug?: string }) => {
    const before = known.get(record.slug)
    return before !== undefined && isDeepStrictEqual(before, record) ? before : record
  })
  const isSame = records.length === older.length && records.every((record, index) => record === older[index])
  return (isSame ? older : records) as T
}
