import { test as base } from '@playwright/test'
import { tenants } from '../../../sandbox/tenants'
import { ports } from '../../servers/ports'
import { type Sandbox, startSandbox } from '../../servers/sandbox'
import { type Clone, cloneTemplate } from './clone'

const platformPort = ports.kit.platform
/** Of stand-ins for a site or another platform. */
export const standInPort = ports.kit.standIn
export const closedPort = ports.closed
/** Where the content of the tests has its files. */
export const fileOrigin = `http://localhost:${platformPort}`

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
