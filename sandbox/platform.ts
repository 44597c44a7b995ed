import { Content } from './content'
import { Counters } from './counters'
import { Faults } from './faults/faults'
import { Notifications } from './leads/notifications'
import { LeadStore } from './leads/store'
import { Pushes } from './push/pushes'
import type { Settings } from './settings'
import { siteContentTenant } from './site-content/tenant'
import { tenants } from './tenants'

export type Platform = ReturnType<typeof createPlatform>

/**
 * Everything the sandbox keeps while it runs.
 * @throws Error that names a file of the client's content which is not valid
 */
export function createPlatform(settings: Settings) {
  const faults = new Faults()
  return {
    settings,
    tenants: tenantsOf(settings),
    content: new Content(settings),
    leads: new LeadStore(settings.dataFolder),
    notifications: new Notifications(faults),
    pushes: new Pushes(settings.pushUrl),
    faults,
    counters: new Counters(),
  }
}

/** The client's tenant, when there is one, and those of the sandbox. Real content may have the site key of a demo. */
function tenantsOf({ siteContent }: Settings) {
  if (siteContent === undefined) return tenants
  const own = siteContentTenant(siteContent)
  return [own, ...tenants.filter(({ siteKey }) => siteKey !== own.siteKey)]
}
