import type { Version } from '../contract/descriptions'
import { locate, namespaceOf } from '../files/locate'
import { sendFile } from '../files/send-file'
import type { Platform } from '../platform'
import { tenantBySiteKey } from '../tenants'
import type { Context } from './context'

/**
 * The uploaded files below an address, without authentication. Pathnames are namespaced per tenant, and each
 * description has its own way to them: the asset endpoint (4.1.0) or the addresses of a CDN (6.3.0). A file asked
 * for the other way is not found, so that a site which mixes them up is noticed.
 */
export const serveFiles =
  (platform: Platform, prefix: string, version: Version) => async (context: Context) => {
    const pathname = new URL(context.req.url).pathname.slice(prefix.length)
    const owner = tenantBySiteKey(namespaceOf(pathname) ?? '')
    const found =
      owner?.version === version ? await locate(platform.settings.assetFolder, pathname) : undefined
    return found ? sendFile(context, found) : context.body(null, 404)
  }
