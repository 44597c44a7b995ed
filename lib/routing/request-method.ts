import type { IncomingHttpHeaders } from 'node:http'
import { isDevelopment } from '../process/mode'

/**
 * Whether Next.js would answer this method with status 500. Pages of the template accept GET, HEAD and POST, its files and everything below
 * `/_next` only GET and HEAD. The web platform's `Request` does not allow TRACE. Any other address decides by itself.
 */
export function isHostileMethod(method: string, path: string, isOfTemplate: boolean): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (method === 'TRACE') return true
  if (isOfNext(path)) return !isDevelopment()
  return isOfTemplate && (method !== 'POST' || path.slice(path.lastIndexOf('/')).includes('.'))
}

/** In development the error overlay posts to these paths. */
function isOfNext(path: string): boolean {
  return path.startsWith('/_next') || path.startsWith('/__nextjs')
}

/** Browsers send `Origin` with every POST. Next.js compares it with the same host, and lets a POST without it through. */
export function isSameOrigin({ origin = '', host, ...others }: IncomingHttpHeaders): boolean {
  const forwarded = String(others['x-forwarded-host'] ?? '')
    .split(',')[0]
    ?.trim()
  return URL.canParse(origin) && new URL(origin).host === (forwarded || host)
}
