import { unwatchFile, watchFile } from 'node:fs'
import { resourcesOf } from '../contract/descriptions'
import type { Platform } from '../platform'
import { type Tenant, tenants } from '../tenants'

const LOOK_EVERY = 100
const SETTLE = 50

/**
 * Pushes a resource when its file was saved, made or removed. Looks at each file's state rather than subscribing to
 * its folder: that sees saves by rename, folders made later, and mounts without events, and needs no care for any.
 */
export function watchContent(platform: Platform) {
  const stops = tenants.flatMap((tenant) =>
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

  // One save may show in several steps (emptied, then written); a touch or an invalid file changes nothing served.
  const look = () => {
    const now = content.fingerprint(tenant, resource)
    if (now === served) return
    served = now
    const tag = tagOf(platform, resource)
    if (tag) void platform.pushes.send(tenant, [tag])
  }
  watchFile(file, { interval: LOOK_EVERY, bigint: true }, () => {
    clearTimeout(settled)
    settled = setTimeout(look, SETTLE)
  })
  // What was saved before the first look at the file's state is no change of it.
  settled = setTimeout(look, LOOK_EVERY)
  return () => {
    clearTimeout(settled)
    unwatchFile(file)
  }
}

const TAGS = ['settings', 'services', 'products', 'caseStudies', 'locations', 'values', 'legal']

/** The seven tags of Events; those of the 6.3.0 resources are not shown, so they push only when told to. */
function tagOf(platform: Platform, resource: string) {
  return TAGS.includes(resource) || platform.settings.openPushTags.has(resource) ? resource : undefined
}
