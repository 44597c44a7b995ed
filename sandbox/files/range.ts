export type Range = { start: number; end: number }

/**
 * The bytes that a Range header requests, both ends included. Undefined: send the whole file, since there is no header, or
 * one with several ranges or an unknown form, which HTTP lets a server ignore. 'unsatisfiable': none of the bytes exists.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return last === '0' || size === 0 ? 'unsatisfiable' : tail(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}

function tail(length: number, size: number): Range {
  return { start: Math.max(0, size - length), end: size - 1 }
}
