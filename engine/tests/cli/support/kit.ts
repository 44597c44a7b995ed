import type { IncomingMessage, ServerResponse } from 'node:http'
import { test as base } from '@playwright/test'
import { tenants } from '../../../sandbox/tenants'
import { ports } from '../../servers/ports'
import { type Sandbox, startSandbox } from '../../servers/sandbox'
import { resourceIn, type StandIn, startStandIn } from '../../servers/stand-in'
import { type Clone, cloneTemplate } from './clone'

const { platform: platformPort, standIn: standInPort } = ports
/** The origin of the sandbox, which also serves the files of the content. */
export const platformOrigin = `http://localhost:${platformPort}`
export const standInOrigin = `http://127.0.0.1:${standInPort}`
export const closedPort = ports.closed

export const keyOf = (siteKey: string) => tenants.find((tenant) => tenant.siteKey === siteKey)?.key ?? ''

/** The key of the tenant that the tests configure. */
export const key = keyOf('mare-alta')
export const secret = 'a secret of more than twenty characters'

/** The variables of a correctly configured clone. */
export const wellConfigured = {
  PLATFORM_ORIGIN: platformOrigin,
  SITE_API_KEY: key,
  REVALIDATE_SECRET: secret,
  SITE_URL: standInOrigin,
  ASSET_ORIGINS: platformOrigin,
}

/*
 * Variables for functions that tests call in their own process, which takes a hundredth of the time of a script. The configuration is read once per
 * process, so these variables are the same for all tests.
 */
Object.assign(process.env, wellConfigured)

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

interface Fixtures {
  clone: Clone
  /** Starts a server in place of a site or a platform, until the test ends. */
  standIn: (answer: Answer, port?: number) => Promise<StandIn>
  /** Starts a platform with changed content in some resources, and returns its address. */
  changedPlatform: (changes: Record<string, (content: never) => unknown>) => Promise<string>
  /** Clears the faults of the platform after each test. */
  faultsEnd: undefined
}

interface WorkerFixtures {
  platform: Sandbox
  /** The clone for all tests, because creating it takes longer than most of them. */
  template: Clone
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
  faultsEnd: [
    async ({ platform }, use) => {
      await use(undefined)
      await platform.clearFaults()
    },
    { auto: true },
  ],
  template: [async ({ browserName: _ }, use) => use(await cloneTemplate()), { scope: 'worker' }],
  clone: async ({ template }, use) => {
    await use(template)
    template.putBack()
  },
  standIn: async ({ browserName: _ }, use) => {
    const started: StandIn[] = []
    await use(async (answer, port = standInPort) => {
      const standIn = await startStandIn(answer, port)
      started.push(standIn)
      return standIn
    })
    for (const { stop } of started) stop()
  },
  changedPlatform: async ({ platform, standIn }, use) => {
    await use(async (changes) => {
      const { origin } = await standIn(async (request, response) => {
        const resource = resourceIn(request)
        const { authorization = '' } = request.headers
        const answer = await fetch(platform.origin + request.url, { headers: { authorization } })
        const envelope = await answer.json()
        const content = changes[resource]?.(envelope[resource] as never) ?? envelope[resource]
        response.writeHead(answer.status, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ ...envelope, [resource]: content }))
      })
      return origin
    })
  },
})
