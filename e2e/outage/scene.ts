import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { content as shippedContent } from '../fixtures/content'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { movableClock, type RunningSite, startSite } from '../servers/site'
import type { Fault } from './faults'

/* A platform that fails on demand, and a site on it. The site is the build of the stage `mare-alta` on other ports. */

const stage = stagePlan('mare-alta')
const { siteKey } = stage
const { platform: platformPort, site: sitePort } = ports.outage
export const platformOrigin = `http://localhost:${platformPort}`

/** Variables of this site over those of the stage it was built for. */
export const variables = {
  ...movableClock,
  PORT: String(sitePort),
  PLATFORM_ORIGIN: platformOrigin,
  ASSET_ORIGINS: platformOrigin,
  SITE_URL: `http://localhost:${sitePort}`,
}

export interface Scene {
  platform: Platform
  site: RunningSite
}

export interface Platform {
  /** From now on every read meets the fault, or those of some resources. */
  begin: (fault: Fault, resources?: string[]) => Promise<void>
  end: () => Promise<void>
  /** Saves settings with this name, and pushes nothing. */
  rename: (name: string) => void
  reads: () => Promise<Record<string, number>>
}

async function startPlatform(): Promise<Platform & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'outage-'))
  const content = join(folder, 'content')
  cpSync(shippedContent, content, { recursive: true })
  const settings = join(content, siteKey, 'settings.json')
  const start = () => startSandbox({ port: platformPort, content, data: join(folder, 'data') })
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
    rename: (name) =>
      writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), name })),
    reads: async () => (await running().state()).reads[siteKey] ?? {},
    stop: async () => {
      await sandbox?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
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
      const site = await startSite('mare-alta', variables)
      await use({ platform, site })
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

export interface View {
  status: number
  text: string
  seconds: number
}

export async function view(path: string): Promise<View> {
  return timed(fetch(`http://localhost:${sitePort}${path}`))
}

export async function push(tags: string[]): Promise<View> {
  return timed(
    fetch(`http://localhost:${sitePort}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stage.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    }),
  )
}

async function timed(answer: Promise<Response>): Promise<View> {
  const started = Date.now()
  const response = await answer
  const text = await response.text()
  return { status: response.status, text, seconds: (Date.now() - started) / 1_000 }
}
