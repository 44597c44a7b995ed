import { Content } from './content'
import { Counters } from './counters'
import { Faults } from './faults/faults'
import { Notifications } from './leads/notifications'
import { LeadStore } from './leads/store'
import { Pushes } from './push/pushes'
import type { Settings } from './settings'
import { siteContentTenant } from './site-content/tenant'
import { type Tenant, tenantBySiteKey, tenants } from './tenants'

export type Platform = ReturnType<typeof createPlatform>

/**
 * Creates the state of the sandbox.
 * @throws Error that names an invalid file of the client's content
 */
export function createPlatform(settings: Settings) {
  const faults = new Faults()
  const tenants = tenantsOf(settings)
  const pushUrls = registeredUrls(settings, tenants)
  return {
    settings,
    tenants,
    pushUrls,
    content: new Content(settings),
    leads: new LeadStore(settings.dataFolder),
    notifications: new Notifications(faults),
    pushes: new Pushes(pushUrls),
    faults,
    counters: new Counters(),
  }
}

/** The tenants: the client's, if there is one, and those of the sandbox. Real content may have the site key of a demo. */
function tenantsOf({ siteContent }: Settings) {
  if (siteContent === undefined) return tenants
  const client = siteContentTenant(siteContent)
  return [client, ...tenants.filter(({ siteKey }) => siteKey !== client.siteKey)]
}

/** The push URLs by site key. @throws Error if one belongs to no tenant */
function registeredUrls({ pushUrls }: Settings, all: readonly Tenant[]): Map<string, string> {
  const unknown = [...pushUrls.keys()].some((siteKey) => siteKey !== '' && !tenantBySiteKey(all, siteKey))
  if (unknown) throw new Error('SANDBOX_PUSH_URL: names a tenant that does not exist')
  return new Map(
    all.flatMap(({ siteKey }) => {
      const url = pushUrls.get(siteKey) ?? pushUrls.get('')
      return url === undefined ? [] : [[siteKey, url]]
    }),
  )
}
