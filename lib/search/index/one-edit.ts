/** Whether two words differ by one typing error: an extra letter, a missing letter, a wrong letter, or two swapped letters. */
export function isOneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || one === other) return false
  let before = 0
  while (before < short.length && short.charCodeAt(before) === long.charCodeAt(before)) before += 1
  let after = 0
  while (
    after < short.length - before &&
    short.charCodeAt(short.length - 1 - after) === long.charCodeAt(long.length - 1 - after)
  )
    after += 1
  const different = short.length - before - after
  if (short.length < long.length) return different === 0
  const isSwapped = short[before] === long[before + 1] && short[before + 1] === long[before]
  return different === 1 || (different === 2 && isSwapped)
}
