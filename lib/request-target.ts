import { LONGEST_PAGE_NAME } from './page-name'
import { PICTURE_PATH } from './platform/picture-limits'
import { routes } from './routes'

/** Badly encoded, so that the proxy answers 400. */
export const REFUSED_TARGET = '/%'

/** Badly encoded too, with another status to answer. */
export const REFUSED_METHOD_TARGET = '/%%405'

/** Letters, digits and `-._~`, which mean the same with and without an escape. */
const needlessEscape = /%(?:2[DE]|3\d|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/gi

/** A request target with its path written as every link of ours has it: the framework finds no page under `/%73ervicos`. */
export function plainTarget(target: string): string {
  const end = target.indexOf('?')
  const path = end < 0 ? target : target.slice(0, end)
  return path.replace(needlessEscape, decodeURIComponent) + target.slice(path.length)
}

/** Leads to no page. */
export const NOWHERE_TARGET = '/api/nowhere'

/** Addresses for inside the server: a page of last resort, questions, and pictures for the optimizer, which asks without a connection. */
const inside = ['/_global-error', PICTURE_PATH, `${routes.search}/`]

export function isInsideTarget(target: string): boolean {
  return inside.some((path) => target.startsWith(path))
}

/**
 * The target of a page without the part of its query that chooses no page: Next.js 16.4 writes the query of the visitor who comes
 * first into the page that it keeps for all.
 * @param wanted decoded: `key=value`, `key=` for any value, `/path?key=` for any value on one path
 */
export function withoutIdleQuery(target: string, wanted: ReadonlySet<string>): string {
  const end = target.indexOf('?')
  if (end < 0 || target.startsWith('/_') || target.startsWith('/api/')) return target
  const path = target.slice(0, end)
  const pairs = new Map<string, string>()
  for (const pair of target.slice(end + 1).split('&')) {
    const [[key = '', value = ''] = []] = new URLSearchParams(pair)
    const isWanted = [`${key}=`, `${key}=${value}`, `${path}?${key}=`].some((name) => wanted.has(name))
    if (isWanted && !pairs.has(key)) pairs.set(key, pair)
  }
  return pairs.size > 0 ? `${path}?${[...pairs.values()].join('&')}` : path
}

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
