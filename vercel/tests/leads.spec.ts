import { siteConfig } from '@/site.config'
import { fill, send } from '../../e2e/fixtures/form'
import { post } from '../../e2e/fixtures/posting'
import { portBase } from '../../e2e/servers/ports'
import { redisServer, startRedis } from '../../e2e/servers/redis'
import { CLIENT } from '../host/host'
import { expect, test } from './stage'

/* Forms, in functions that remember nothing and end with what they were told to wait for. */

const REDIS_PORT = portBase + 40

const values = { name: 'Ana Sá', email: 'ana@exemplo.pt', message: 'Preciso de ajuda com uma mudança.' }

test.describe('without Redis', () => {
  test.beforeEach(({ stage }) => {
    stage.host.isFresh = true
  })

  test('a form without JavaScript becomes one lead, and wrong fields come back with what was typed', async ({
    stage,
  }) => {
    const { host, platform } = stage
    const sent = await post({ origin: host.origin, values })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toMatch(/\/obrigado$/)
    await host.settled()
    expect((await platform.state()).leads['mare-alta']).toEqual([expect.objectContaining(values)])
    const refused = await post({ origin: host.origin, values: { ...values, email: 'nada' } })
    expect(refused.status).toBe(200)
    expect(await refused.text()).toContain('Preciso de ajuda com uma mudança.')
    const foreign = await post({ origin: host.origin, values, headers: { origin: 'https://outro.pt' } })
    // Next.js refuses it; without the site's own server, with status 500.
    expect(foreign.ok).toBe(false)
    await host.settled()
    expect((await platform.state()).leadCalls['mare-alta']).toBe(1)
  })

  test('with JavaScript too, in a browser', async ({ stage, page }) => {
    const { host, platform } = stage
    await page.goto(`${host.origin}/contactos`)
    await fill(page, values)
    await send(page)
    await expect(page).toHaveURL(/\/obrigado$/)
    await host.settled()
    expect((await platform.state()).leadCalls['mare-alta']).toBe(1)
  })
})

test.describe('with Redis', () => {
  test.skip(redisServer === undefined, 'needs redis-server')
  test.use({ variables: { REDIS_URL: `redis://localhost:${REDIS_PORT}` } })

  test('repeats and limits count across functions, and no function waits for what pushes tell instances', async ({
    stage,
  }) => {
    const { host, platform, push } = stage
    const redis = await startRedis(REDIS_PORT)
    try {
      host.isFresh = true
      const from = (client: string) => ({ [CLIENT]: client })
      const twice = await Promise.all([
        post({ origin: host.origin, values, headers: from('198.51.100.1') }),
        post({ origin: host.origin, values, headers: from('198.51.100.1') }),
      ])
      expect(twice.map(({ status }) => status)).toEqual([303, 303])
      await host.settled()
      expect((await post({ origin: host.origin, values, headers: from('198.51.100.1') })).status).toBe(303)
      expect((await platform.state()).leadCalls['mare-alta']).toBe(1)
      const { perAddress } = siteConfig.leadLimits
      const statuses: number[] = []
      for (let count = 0; count <= perAddress; count += 1) {
        const other = { ...values, message: `${values.message} ${count}` }
        statuses.push(
          (await post({ origin: host.origin, values: other, headers: from('203.0.113.9') })).status,
        )
      }
      expect(statuses).toEqual([...Array.from({ length: perAddress }, () => 303), 200])
      expect((await push('values')).status).toBe(200)
      await host.settled()
      expect(host.functions.log()).not.toMatch(/redis|Redis/)
    } finally {
      await redis.kill()
    }
  })
})
