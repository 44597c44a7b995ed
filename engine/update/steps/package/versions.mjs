const plain = /^[~^]?(\d+)\.(\d+)\.(\d+)$/

/**
 * Whether it is a single version, as `1.2.3` or `^1.2.3`: no tag, no range, no address.
 * @param {unknown} version
 * @returns {version is string}
 */
export function isPlain(version) {
  return typeof version === 'string' && plain.test(version)
}

/**
 * @param {string} one
 * @param {string} other
 */
export function higher(one, other) {
  const [a, b] = [one, other].map((version) => (plain.exec(version) ?? []).slice(1).map(Number))
  for (const index of [0, 1, 2]) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0)
    if (difference !== 0) return difference > 0 ? one : other
  }
  return one
}
