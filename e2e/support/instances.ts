import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { content } from './content'
import { patience } from './patience'
import { ports } from './ports'
import { type RunningRedis, redisServer, startRedis } from './redis'
import { type Sandbox, startSandbox } from './sandbox'
import { type RunningSite, startSite } from './site'
import { stagePlan } from './stages'

const { secret, siteKey } = stagePlan('mare-alta')
const { platform: platformPort } = ports.instances
const platformOrigin = `http://localhost:${platformPort}`

export interface Instances {
  sandbox: Sandbox
  redis: RunningRedis
  a: RunningSite
  b: RunningSite
  /** Starts the second instance again, on the disk that it left. */
  restartB: () => Promise<RunningSite>
  /** Writes the first value's title as an editor would, and pushes it to one instance alone. */
  saveAndPush: (title: string, site: RunningSite) => Promise<Response>
}

/** Two instances of one site with a Redis between them. */
export const test = base.extend<{ instances: Instances }>({
  instances: async ({ baseURL: _ }, use) => {
    test.skip(redisServer === undefined, 'no redis-server here')
    const folder = mkdtempSync(join(tmpdir(), 'instances-'))
    cpSync(content, folder, { recursive: true })
    const sandbox = await startSandbox({ port: platformPort, content: folder })
    const redis = await startRedis(ports.instances.redis)
    const startAt = (port: number, keepsDisk = false) =>
      startSite(
        'mare-alta',
        { PORT: String(port), PLATFORM_ORIGIN: platformOrigin, REDIS_URL: redis.url },
        { keepsDisk },
      )
    const a = await startAt(ports.instances.site)
    const instances: Instances = {
      sandbox,
      redis,
      a,
      b: await startAt(ports.instances.other),
      restartB: async () => {
        await instances.b.stop()
        instances.b = await startAt(ports.instances.other, true)
        return instances.b
      },
      saveAndPush: (title, site) => {
        const file = join(folder, siteKey, 'values.json')
        const [first, ...others] = JSON.parse(readFileSync(file, 'utf8'))
        writeFileSync(file, JSON.stringify([{ ...first, title }, ...others]))
        return push(site)
      },
    }
    await use(instances)
    redis.thaw()
    await Promise.all([a.stop(), instances.b.stop(), redis.kill(), sandbox.stop()])
    rmSync(folder, { recursive: true, force: true })
  },
})

function push(site: RunningSite): Promise<Response> {
  return fetch(`${site.origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: ['values'] }),
  })
}

/** A page as a visitor sees it now; the answer must come in time. */
export async function view(site: RunningSite, path = '/sobre', withinMs = 2_000 * patience): Promise<string> {
  const response = await fetch(site.origin + path, { signal: AbortSignal.timeout(withinMs) })
  expect(response.status, `${site.origin}${path}`).toBe(200)
  return response.text()
}

export { expect }
