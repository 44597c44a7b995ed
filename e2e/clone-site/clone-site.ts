import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { content, ports, SITE_CONTENT, siteContentTenant, tenants } from '@site-starter/engine/testing'

/* This clone's site with its content, for `npm run check` and the agency's own tests. */

export const cloneOrigin = `http://localhost:${ports.cloneSite}`
export const clonePlatform = `http://localhost:${ports.clonePlatform}`

/** The content of the sandbox, which a clone may have removed. */
const shipped = ['engine/sandbox/content', content].find((folder) => existsSync(folder)) ?? content

/**
 * The content of the clone: the client's if there is any, otherwise the demo's.
 * @throws Error that names an invalid file of the client's content
 */
export function cloneContent() {
  const [demo] = tenants
  if (existsSync(SITE_CONTENT))
    return { tenant: siteContentTenant(SITE_CONTENT), demos: shipped, folder: SITE_CONTENT }
  if (demo === undefined) throw new Error('The sandbox has no tenant.')
  return { tenant: demo, demos: shipped, folder: join(shipped, demo.siteKey) }
}
