import { test as base, expect } from '@playwright/test'
import { ports } from './ports'
import { type Sandbox, startSandbox } from './sandbox'
import { type RunningSite, startSite } from './site'
import { stagePlan } from './stages'

interface Fixtures {
  /** Variables over those of the stage. */
  variables: Record<string, string>
  sandbox: Sandbox
  /** A site that has counted nothing yet. */
  site: RunningSite
}

/** A platform and a site for one test alone. */
export const test = base.extend<Fixtures>({
  variables: [{}, { option: true }],
  sandbox: async ({ baseURL: _ }, use) => {
    const sandbox = await startSandbox({ port: ports.fresh.platform })
    await use(sandbox)
    await sandbox.stop()
  },
  site: async ({ sandbox, variables }, use) => {
    const site = await startSite('mare-alta', {
      PORT: String(ports.fresh.site),
      SITE_URL: `http://localhost:${ports.fresh.site}`,
      PLATFORM_ORIGIN: sandbox.origin,
      // What was built has its files on the platform of the build.
      ASSET_ORIGINS: `${sandbox.origin},${stagePlan('mare-alta').platformOrigin}`,
      ...variables,
    })
    await use(site)
    await site.stop()
  },
})

/** How often the platform was called for a lead. */
export async function leadCalls(sandbox: Sandbox): Promise<number> {
  return (await sandbox.state()).leadCalls['mare-alta'] ?? 0
}

export { expect }
