import { test as base } from '@playwright/test'
import { stagePlan } from '../fixtures/stages'
import { temporaryFolder } from '../sandbox/support/folders'
import { ownContent } from '../servers/own-content'
import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { movableClock, type RunningSite, startSite } from '../servers/site'
import type { Fault } from './faults'

/* A platform that fails on demand, with a site on it. The site is the build of the stage `mare-alta` on other ports. */

const { siteKey } = stagePlan('mare-alta')
const { platform: platformPort } = ports
export const platformOrigin = `http://localhost:${platformPort}`
const siteOrigin = `http://localhost:${ports.site}`

export interface Scene {
  platform: Platform
  site: RunningSite
}

export interface Platform {
  /** Starts a fault for all reads from now on, or for those of some resources. */
  begin: (fault: Fault, resources?: string[]) => Promise<void>
  end: () => Promise<void>
  /** Saves settings with this name, without a push. */
  rename: (name: string) => void
  reads: () => Promise<Record<string, number>>
}

async function startPlatform(): Promise<Platform & { stop: () => Promise<void> }> {
  const { folder, edit } = ownContent()
  const data = temporaryFolder()
  const start = () => startSandbox({ port: platformPort, content: folder, data })
  let sandbox: Sandbox | undefined = await start()
  const running = () => {
    if (!sandbox) throw new Error('The platform is down.')
    return sandbox
  }
  return {
    begin: async ({ order }, resources = ['*']) => {
      if (order === undefined) {
        await running().stop()
        sandbox = undefined
      } else for (const resource of resources) await running().setFault({ siteKey, resource, ...order })
    },
    end: async () => {
      if (sandbox) await sandbox.clearFaults()
      else sandbox = await start()
    },
    rename: (name) => edit<object>('settings', (settings) => ({ ...settings, name })),
    reads: async () => (await running().state()).reads[siteKey] ?? {},
    stop: async () => sandbox?.stop(),
  }
}

export const test = base.extend<object, { platform: Platform; scene: Scene }>({
  platform: [
    async ({ browserName: _ }, use) => {
      const platform = await startPlatform()
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  scene: [
    async ({ platform }, use) => {
      await platform.end()
      const site = await startSite('mare-alta', movableClock)
      await use({ platform, site })
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export interface Visit {
  status: number
  text: string
  seconds: number
}

export async function visit(path: string): Promise<Visit> {
  return timed(fetch(siteOrigin + path))
}

export async function push(tags: string[]): Promise<Visit> {
  return timed(pushTo(siteOrigin, ...tags))
}

async function timed(answer: Promise<Response>): Promise<Visit> {
  const started = Date.now()
  const response = await answer
  const text = await response.text()
  return { status: response.status, text, seconds: (Date.now() - started) / 1_000 }
}
