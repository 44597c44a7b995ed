import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { tenants } from '../../../sandbox/tenants'
import { ports } from '../../servers/ports'
import { type Sandbox, startSandbox } from '../../servers/sandbox'
import { type Clone, cloneTemplate } from './clone'
import { notedFolder } from './put-back'

const platformPort = ports.kit.platform
/** The same for every test: tsx keeps what it has compiled by the path of a file, and a script starts a fifth faster. */
const cloneFolder = join(tmpdir(), `clone-${platformPort}`)
/** Of stand-ins for a site or another platform. */
export const standInPort = ports.kit.standIn
export const closedPort = ports.closed
/** Where the content of the tests has its files. */
export const fileOrigin = `http://localhost:${platformPort}`

export const keyOf = (siteKey: string) => tenants.find((tenant) => tenant.siteKey === siteKey)?.key ?? ''

/** Of the tenant that the tests configure. */
export const key = keyOf('mare-alta')
export const secret = 'a secret of more than twenty characters'

/** The variables of a clone that is configured well. */
export function wellConfigured(platformOrigin: string): Record<string, string> {
  return {
    PLATFORM_ORIGIN: platformOrigin,
    SITE_API_KEY: key,
    REVALIDATE_SECRET: secret,
    SITE_URL: `http://127.0.0.1:${standInPort}`,
    ASSET_ORIGINS: fileOrigin,
  }
}

interface Fixtures {
  clone: Clone
  /** A test leaves the platform without faults. */
  faultsEnd: undefined
}

interface WorkerFixtures {
  platform: Sandbox
  /**
   * For what a test calls in its own process, which takes a hundredth of the time of a script. The data layer reads its configuration once
   * per process, so that these variables are the same for all tests.
   */
  environment: Record<string, string>
  /** The clone of all tests, and what makes it as it was: copying it takes longer than most of them. */
  template: { clone: Clone; putBack: () => void }
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  platform: [
    async ({ browserName: _ }, use) => {
      const platform = await startSandbox({ port: platformPort, pushUrl: '' })
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ platform }, use) => {
      const before = { ...process.env }
      const variables = wellConfigured(platform.origin)
      Object.assign(process.env, variables)
      await use(variables)
      for (const name of Object.keys(variables)) delete process.env[name]
      Object.assign(process.env, before)
    },
    { scope: 'worker' },
  ],
  faultsEnd: [
    async ({ platform }, use) => {
      await use(undefined)
      await platform.clearFaults()
    },
    { auto: true },
  ],
  template: [
    async ({ browserName: _ }, use) => {
      rmSync(cloneFolder, { recursive: true, force: true })
      const clone = await cloneTemplate(cloneFolder)
      await use({ clone, putBack: notedFolder(cloneFolder) })
      rmSync(cloneFolder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  clone: async ({ platform: _, template: { clone, putBack } }, use) => {
    await use(clone)
    putBack()
  },
})
