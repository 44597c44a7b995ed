/** Badly encoded, so that the proxy answers 400. */
export const REFUSED_TARGET = '/%'

/** The framework keeps each page in a file named after it; a longer name fits into none. */
const LONGEST_SEGMENT = 240

/** It repeats a path in the headers of its answer. */
const LONGEST_PATH = 2_000

/** Whether no link can have led to a request target: no path, badly encoded, a way upwards, or a name that no page has. */
export function isHostileTarget(target: string): boolean {
  const [path = ''] = target.split('?')
  const decoded = decode(path)
  if (decoded === undefined || !path.startsWith('/') || path.length > LONGEST_PATH) return true
  if (decoded.includes('\0')) return true
  return decoded
    .split(/[/\\]/)
    .some((segment) => segment === '.' || segment === '..' || Buffer.byteLength(segment) > LONGEST_SEGMENT)
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
