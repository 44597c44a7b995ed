import { LONGEST_PAGE_NAME } from './page-name'

/** Badly encoded, so that the proxy answers 400. */
export const REFUSED_TARGET = '/%'

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
    .some((segment) => segment === '.' || segment === '..' || Buffer.byteLength(segment) > LONGEST_PAGE_NAME)
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
