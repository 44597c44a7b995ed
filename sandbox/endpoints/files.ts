import type { Version } from '../contract/descriptions'
import { locate, namespaceOf } from '../files/locate'
import { sendFile } from '../files/send-file'
import type { Platform } from '../platform'
import { tenantBySiteKey } from '../tenants'
import type { Context } from './context'

/**
 * The uploaded files below a path prefix, without authentication. Pathnames are namespaced per tenant. Each description has
 * its own URLs: the asset endpoint (4.1.0) or the URLs of a CDN (6.3.0). A request with the URL of the other description is
 * a 404, so that a site which confuses them fails visibly.
 */
export const serveFiles =
  (platform: Platform, prefix: string, version: Version) => async (context: Context) => {
    const pathname = new URL(context.req.url).pathname.slice(prefix.length)
    const owner = tenantBySiteKey(namespaceOf(pathname) ?? '')
    const found =
      owner?.version === version ? await locate(platform.settings.assetFolder, pathname) : undefined
    return found ? sendFile(context, found) : context.body(null, 404)
  }
