/** The records that follow one in the list, from the start again after its end: every record is related to by others. */
export function following<T>(records: T[], current: T, count: number): T[] {
  const index = records.indexOf(current)
  return [...records.slice(index + 1), ...records.slice(0, Math.max(0, index))].slice(0, count)
}
