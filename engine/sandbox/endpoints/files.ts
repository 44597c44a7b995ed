import { serveStatic } from '@hono/node-server/serve-static'
import type { Version } from '../contract/descriptions'
import type { Platform } from '../platform'
import { pulledFile } from '../site-content/files'
import { assetsOf } from '../site-content/served'
import { type Tenant, tenantBySiteKey } from '../tenants'
import type { Context, Env } from './context'

/**
 * Serves uploaded files below a path prefix, without authentication. Pathnames are namespaced per tenant. Each contract has its clientPrefix URLs: the asset
 * endpoint (4.1.0) or CDN URLs (6.3.0). A URL of the other contract answers 404, so that a site which confuses them fails visibly.
 */
export function serveFiles({ settings, tenants }: Platform, prefix: string, version: Version) {
  const pathname = (path: string) => path.slice(prefix.length)
  const send = serveStatic<Env>({ root: settings.assetFolder, rewriteRequestPath: pathname })
  const pulled = sendPulled(
    tenants.find((tenant) => tenant.siteContent && tenant.version === version),
    prefix,
  )
  return async (context: Context) => {
    const tenant = tenantBySiteKey(tenants, pathname(context.req.path).split('/')[0])
    const isServed = tenant?.version === version && !tenant.siteContent
    const file = (await pulled?.(context)) ?? (isServed ? await send(context, none) : undefined)
    if (!file) return context.body(null, 404)
    // The file at a URL never changes.
    file.headers.set('cache-control', 'public, max-age=31536000, immutable')
    file.headers.set('accept-ranges', 'bytes')
    file.headers.set('x-content-type-options', 'nosniff')
    return file
  }
}

const none = async () => undefined

/** Serves the files of a client's folder. Pathnames are the platform's and may have any prefix; the URLs of 6.3.0 are generated here. */
function sendPulled(client: Tenant | undefined, prefix: string) {
  if (!client?.siteContent) return undefined
  const assets = assetsOf(client.siteContent)
  const clientPrefix = client.version === '6.3.0' ? `${prefix}${client.siteKey}/` : prefix
  const send = serveStatic<Env>({
    root: client.siteContent.folder,
    rewriteRequestPath: (path) => `assets/${pulledFile(assets, path.slice(clientPrefix.length)) ?? ' none'}`,
  })
  return async (context: Context) =>
    context.req.path.startsWith(clientPrefix) ? await send(context, none) : undefined
}
