/**
 * Whether the framework has no answer but a 500 to a method. Pages are read and take forms; what has a file's name, and
 * what is below `/_next`, is only read; below `/api/` each route decides for itself. TRACE is nothing that a `Request` of
 * the web platform can be.
 */
export function isHostileMethod(method: string, target: string): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (method === 'TRACE') return true
  const [path = ''] = target.split('?')
  if (path.startsWith('/api/') || (isOfFramework(path) && process.env.NODE_ENV === 'development'))
    return false
  return method !== 'POST' || isOfFramework(path) || path.slice(path.lastIndexOf('/')).includes('.')
}

/** In development the overlay of errors posts there. */
function isOfFramework(path: string): boolean {
  return path.startsWith('/_next') || path.startsWith('/__nextjs')
}
