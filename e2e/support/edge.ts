import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { content } from './content'
import { hasBrotli, nginx, type RunningNginx, startNginx } from './nginx'
import { ports } from './ports'
import { redisServer, startRedis } from './redis'
import { type Sandbox, startSandbox } from './sandbox'
import { type RunningSite, startSite } from './site'
import { stagePlan } from './stages'

const { buildDir, secret, siteKey, platformOrigin: builtOrigin } = stagePlan('mare-alta')

/** What the tests cannot do without. */
export const edgeIsPossible = nginx !== undefined && redisServer !== undefined

const { platform: platformPort, instances: instancePorts, listen } = ports.nginx
const platformOrigin = `http://localhost:${platformPort}`

export interface Edge {
  /** What visitors see. */
  origin: string
  sandbox: Sandbox
  /** The instances behind it, started with `npm start`; one that is stopped is started again at the same place. */
  instances: [RunningSite, RunningSite]
  restart: (index: 0 | 1) => Promise<void>
  leaveOut: (index?: 0 | 1) => ReturnType<RunningNginx['leaveOut']>
  /** Changes the settings as an editor would, and waits until the push that follows has been answered. */
  saveSettings: (settings: Record<string, unknown>) => Promise<void>
}

/** nginx with the reference configuration before two instances that share a Redis, for all tests of a project. */
export const test = base.extend<object, { edge: Edge }>({
  edge: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'edge-'))
      cpSync(content, join(folder, 'content'), { recursive: true })
      cpSync(join(buildDir, 'static'), join(folder, 'build/static'), { recursive: true })
      compressStatic(join(folder, 'build'))
      const origin = `http://localhost:${listen}`
      const pushUrl = `${origin}/api/revalidate`
      const sandbox = await startSandbox({ port: platformPort, content: join(folder, 'content'), pushUrl })
      const redis = await startRedis(ports.nginx.redis)
      const start = (index: 0 | 1, keepsDisk = false) => {
        const variables = {
          PORT: String(instancePorts[index]),
          SITE_URL: origin,
          PLATFORM_ORIGIN: platformOrigin,
          ASSET_ORIGINS: `${platformOrigin},${builtOrigin}`,
          REDIS_URL: redis.url,
        }
        return startSite('mare-alta', variables, { keepsDisk, throughNpm: true })
      }
      const instances: Edge['instances'] = [await start(0), await start(1)]
      const front = await startNginx({
        port: listen,
        instances: [...instancePorts],
        buildDir: join(folder, 'build'),
        brotli: hasBrotli,
      })
      await pushEverything(origin)
      const pushes = async () => (await sandbox.state()).pushes.length
      await use({
        origin,
        sandbox,
        instances,
        restart: async (index) => {
          instances[index] = await start(index, true)
        },
        leaveOut: (index) => front.leaveOut(index === undefined ? undefined : instancePorts[index]),
        saveSettings: async (settings) => {
          const file = join(folder, 'content', siteKey, 'settings.json')
          const before = await pushes()
          writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...settings }))
          await expect.poll(pushes).toBeGreaterThan(before)
        },
      })
      await front.stop()
      await Promise.all(instances.map((instance) => instance.stop()))
      await Promise.all([redis.kill(), sandbox.stop()])
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ edge }, use) => use(edge.origin),
})

/** The pages of the build show pictures of the platform that it was built on, which is not the one of this site. */
async function pushEverything(origin: string): Promise<void> {
  const tags = ['settings', 'services', 'products', 'caseStudies', 'locations', 'values', 'legal']
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' }
  const { status } = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ tags }),
  })
  expect(status).toBe(200)
}

/** The end of `npm run build`, on a copy: the tests keep builds that other tests use too. */
function compressStatic(folder: string): void {
  const script = join(import.meta.dirname, '../../scripts/finish-build.ts')
  execFileSync(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, NEXT_DIST_DIR: folder },
  })
}

export { expect }
