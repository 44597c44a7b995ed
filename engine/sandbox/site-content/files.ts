import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'

/** Extensions by media type, for files whose address may have none. */
const extensions: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/gif': '.gif',
  'image/svg+xml': '.svg',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'application/pdf': '.pdf',
}

/**
 * The path of a pulled file in the asset folder: `<host>/<path>` for an address, the path alone for a pathname or `/…`. Segments that would leave the
 * folder, or that a system rejects as a name, are hashed.
 * @param type the media type, for a file whose address has no extension
 */
export function assetFile(address: string, type = ''): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const host = url ? [url.port ? `${url.hostname}_${url.port}` : url.hostname] : []
  const segments = (url ? url.pathname : address).split('/').filter(Boolean).map(decoded)
  const last = segments.pop() ?? ''
  const search = url?.search ?? ''
  const ending = extname(last) || extensions[type.split(';')[0]?.trim() ?? ''] || ''
  const name =
    search === '' && isSafe(last)
      ? last.slice(0, last.length - extname(last).length) + ending
      : hashOf(last + search) + (/^\.\w{1,8}$/.test(ending) ? ending : '')
  return [
    ...[...host, ...segments].map((segment) => (isSafe(segment) ? segment : hashOf(segment))),
    name,
  ].join('/')
}

/** The pulled file of an address; undefined if it does not exist. */
export function pulledFile(assets: string, address: string): string | undefined {
  const file = assetFile(address)
  const names = extname(file) ? [file] : [file, ...Object.values(extensions).map((end) => file + end)]
  return names.find((name) => existsSync(join(assets, name)))
}

function isSafe(segment: string) {
  return segment.length <= 100 && /^[\p{L}\p{N}_-](?:[\p{L}\p{N} ._()-]*[\p{L}\p{N}_)-])?$/u.test(segment)
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
