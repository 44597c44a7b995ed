import { isDevelopment } from '../process/mode'

/**
 * Whether Next.js would answer this method with status 500. Pages accept GET, HEAD and POST. Files and everything below
 * `/_next` accept only GET and HEAD. Below `/api/` each route decides. The web platform's `Request` does not allow TRACE.
 */
export function isHostileMethod(method: string, target: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (method === 'TRACE') return true
  const [path = ''] = target.split('?')
  if (path.startsWith('/api/') || (isOfNext(path) && isDevelopment())) return false
  return method !== 'POST' || isOfNext(path) || path.slice(path.lastIndexOf('/')).includes('.')
}

/** In development the error overlay posts to these paths. */
function isOfNext(path: string): boolean {
  return path.startsWith('/_next') || path.startsWith('/__nextjs')
}
