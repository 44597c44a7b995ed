import { test as base } from '@playwright/test'
import { tenants } from '../../../sandbox/tenants'
import { type Sandbox, startSandbox } from '../../support/sandbox'
import { type Clone, cloneTemplate } from './clone'

/** Below the ports of outgoing connections. */
const platformPort = 24_110
/** Of stand-ins for a site or another platform. */
export const standInPort = 24_010
/** Where nothing listens. */
export const closedPort = 24_019

export const keyOf = (siteKey: string) => tenants.find((tenant) => tenant.siteKey === siteKey)?.key ?? ''

/** Of the tenant that the tests configure. */
export const key = keyOf('mare-alta')

interface Fixtures {
  clone: Clone
}

export const test = base.extend<Fixtures, { platform: Sandbox }>({
  platform: [
    async ({ browserName: _ }, use) => {
      const platform = await startSandbox({ port: platformPort, pushUrl: '' })
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker' },
  ],
  clone: async ({ platform }, use) => {
    await use(cloneTemplate())
    await platform.clearFaults()
  },
})
