import { resourcesOf } from '../contract/descriptions'
import { targetsOf } from '../faults/kinds'
import type { Platform } from '../platform'

export type ConsoleState = ReturnType<typeof stateOf>

/** Everything that the console shows and that tests read. */
export function stateOf(platform: Platform) {
  const { content, counters, faults, leads, notifications, pushes, pushUrls, settings, tenants } = platform
  const perTenant = <Value>(value: (siteKey: string) => Value) =>
    Object.fromEntries(tenants.map(({ siteKey }) => [siteKey, value(siteKey)]))
  return {
    origin: settings.origin,
    contentFolder: settings.contentFolder,
    tenants: tenants.map((tenant) => ({
      ...tenant,
      pushUrl: pushUrls.get(tenant.siteKey),
      resources: resourcesOf(tenant.version),
      targets: targetsOf(tenant),
      problems: resourcesOf(tenant.version).flatMap((resource) => content.problem(tenant, resource) ?? []),
      leadsFile: leads.fileOf(tenant.siteKey),
    })),
    reads: perTenant((siteKey) => counters.reads(siteKey)),
    leads: perTenant((siteKey) => leads.of(siteKey)),
    leadCalls: perTenant((siteKey) => counters.leadCalls(siteKey)),
    notifications: notifications.recent,
    pushes: pushes.recent,
    faults: faults.list(),
  }
}
