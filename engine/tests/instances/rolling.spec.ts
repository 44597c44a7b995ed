import { expect, test } from '@playwright/test'
import { anotherAddress, post } from '../fixtures/posting'
import { stagePlan } from '../fixtures/stages'
import { hasBrotli, nginx, startNginx } from '../servers/nginx'
import { ownContent } from '../servers/own-content'
import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { redisServer, startRedis } from '../servers/redis'
import { startSandbox } from '../servers/sandbox'
import { startSite } from '../servers/site'

/* Tests of a rolling deployment: one instance has the previous build, the other the new one, behind one nginx and with one Redis. */

const { platform, sites, listen } = ports

test('two builds behind one nginx serve the files of both, and share pushes and limits', {
  tag: '@all',
}, async () => {
  test.skip(redisServer === undefined || nginx === undefined, 'no redis-server or nginx here')
  const { folder, retitle } = ownContent()
  const sandbox = await startSandbox({ port: platform, content: folder })
  const redis = await startRedis()
  const start = (stage: 'granito' | 'oficina', port: number) =>
    startSite(stage, {
      PORT: String(port),
      SITE_URL: `http://localhost:${listen}`,
      REDIS_URL: redis.url,
      TRUSTED_PROXY_HOPS: '1',
    })
  const before = await start('granito', sites[0])
  const after = await start('oficina', sites[1])
  const { buildDir } = stagePlan('oficina')
  const front = await startNginx({ port: listen, instances: sites, buildDir, brotli: hasBrotli })
  const programs = [front, before, after, sandbox, { stop: redis.kill }]
  try {
    const files = new Set<string>()
    for (const { origin } of [before, after]) {
      const html = await (await fetch(`${origin}/sobre`)).text()
      const named = html.match(/\/_next\/static\/[^"?]+/g) ?? []
      expect(named.length).toBeGreaterThan(1)
      for (const file of named) {
        files.add(file)
        for (const _ of [1, 2, 3]) expect((await fetch(front.origin + file)).status, file).toBe(200)
      }
    }
    expect([...files].filter((file) => file.endsWith('.css')).length, 'of two builds').toBeGreaterThan(1)

    for (const [turn, pushed] of [before, after].entries()) {
      const title = `Pontual${turn}`
      retitle(title)
      expect((await pushTo(pushed.origin, 'values')).status).toBe(200)
      for (const { origin } of [before, after, front]) {
        const text = async () => (await fetch(`${origin}/sobre`)).text()
        await expect.poll(text, { timeout: 30_000 }).toContain(title)
      }
    }

    const from = anotherAddress()
    for (const { origin } of [before, after, before, after, before, after]) await post({ origin, from })
    expect((await sandbox.state()).leads['mare-alta']).toHaveLength(5)
  } finally {
    for (const program of programs) await program.stop()
  }
})
