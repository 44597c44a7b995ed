import { LONGEST_PAGE_NAME } from './page-name'

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
