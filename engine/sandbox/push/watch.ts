import { unwatchFile, watchFile } from 'node:fs'
import { resourcesOf } from '../contract/descriptions'
import type { Platform } from '../platform'
import type { Tenant } from '../tenants'

/** The time between two checks of a file. */
const POLL_MS = 100
/** The time after a change in which an editor may write more of the file. */
const SETTLE_MS = 50

/**
 * Pushes a resource when its file is saved, created or removed. The state of each file is polled instead of watching its folder. Polling also detects
 * saves by rename, folders created later, and changes on mounts without events.
 */
export function watchContent(platform: Platform) {
  const stops = platform.tenants.flatMap((tenant) =>
    resourcesOf(tenant.version).map((resource) => watchResource(platform, tenant, resource)),
  )
  return () => {
    for (const stop of stops) stop()
  }
}

function watchResource(platform: Platform, tenant: Tenant, resource: string) {
  const { content } = platform
  const file = content.fileOf(tenant, resource)
  let served = content.fingerprint(tenant, resource)
  let settled: NodeJS.Timeout | undefined

  // One save may take several steps (emptied, then written). A touched or invalid file does not change the served content.
  const look = () => {
    const now = content.fingerprint(tenant, resource)
    if (now === served) return
    served = now
    const tag = tagOf(platform, resource)
    if (tag) void platform.pushes.send(tenant, [tag])
  }
  watchFile(file, { interval: POLL_MS, bigint: true }, () => {
    clearTimeout(settled)
    settled = setTimeout(look, SETTLE_MS)
  })
  // watchFile does not report a save before its first poll.
  settled = setTimeout(look, POLL_MS)
  return () => {
    clearTimeout(settled)
    unwatchFile(file)
  }
}

const TAGS = ['settings', 'services', 'products', 'caseStudies', 'locations', 'values', 'legal']

/** The push tag of a resource: one of the seven in "Events". Tags of 6.3.0 resources are not specified, so they are pushed only when configured. */
function tagOf(platform: Platform, resource: string) {
  return TAGS.includes(resource) || platform.settings.openPushTags.has(resource) ? resource : undefined
}
