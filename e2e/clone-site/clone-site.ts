import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { content, ports, SITE_CONTENT, siteContentTenant, tenants } from '@site-starter/engine/testing'

/* This clone's site on its content, for `npm run check` and the agency's own tests. */

export const cloneOrigin = `http://localhost:${ports.cloneSite}`
export const clonePlatform = `http://localhost:${ports.clonePlatform}`

/** A clone may remove the content of its sandbox. */
const shipped = ['engine/sandbox/content', content].find((folder) => existsSync(folder)) ?? content

/**
 * The content of the clone: the client's when there is some, else the demo's.
 * @throws Error that names a file of the client's content which is not valid
 */
export function cloneContent() {
  const [demo] = tenants
  if (existsSync(SITE_CONTENT))
    return { tenant: siteContentTenant(SITE_CONTENT), demos: shipped, folder: SITE_CONTENT }
  if (demo === undefined) throw new Error('The sandbox has no tenant.')
  return { tenant: demo, demos: shipped, folder: join(shipped, demo.siteKey) }
}
