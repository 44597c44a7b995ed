import { serveStatic } from '@hono/node-server/serve-static'
import type { Version } from '../contract/descriptions'
import type { Platform } from '../platform'
import { tenantBySiteKey } from '../tenants'
import type { Context, Env } from './context'

/**
 * The uploaded files below a path prefix, without authentication. Pathnames are namespaced per tenant. Each description has
 * its own URLs: the asset endpoint (4.1.0) or the URLs of a CDN (6.3.0). A request with the URL of the other description is
 * a 404, so that a site which confuses them fails visibly.
 */
export function serveFiles({ settings }: Platform, prefix: string, version: Version) {
  const pathname = (path: string) => path.slice(prefix.length)
  const send = serveStatic<Env>({ root: settings.assetFolder, rewriteRequestPath: pathname })
  return async (context: Context) => {
    const [siteKey = ''] = pathname(context.req.path).split('/')
    const isServed = tenantBySiteKey(siteKey)?.version === version
    const file = isServed ? await send(context, async () => undefined) : undefined
    if (!file) return context.body(null, 404)
    // A URL never gets another file.
    file.headers.set('cache-control', 'public, max-age=31536000, immutable')
    file.headers.set('accept-ranges', 'bytes')
    file.headers.set('x-content-type-options', 'nosniff')
    return file
  }
}
