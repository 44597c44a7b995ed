import { siteConfig } from '@/site/config'
import { fill, send } from '../../../tests/fixtures/form'
import { newLead, post } from '../../../tests/fixtures/posting'
import { ports } from '../../../tests/servers/ports'
import { redisServer, startRedis } from '../../../tests/servers/redis'
import { expect, test } from './stage'

/* Tests of forms in functions that remember nothing, and stop once `waitUntil` is done. */

test.beforeEach(({ stage }) => {
  stage.host.functions.isFresh = true
})

test('a form is sent as one lead with and without JavaScript, and a wrong field comes back with what was typed', async ({
  stage: { host, platform },
  page,
}) => {
  const { origin } = host
  const values = newLead()
  expect((await post({ origin, values })).headers.get('location')).toMatch(/\/obrigado$/)
  const refused = await post({ origin, values: { ...values, email: 'nada' } })
  expect(refused.status).toBe(200)
  expect(await refused.text()).toContain(values.message)
  // Next.js rejects this post, with status 500 if the site's own server is not in front of it.
  expect((await post({ origin, values, headers: { origin: 'https://outro.pt' } })).ok).toBe(false)
  const another = newLead()
  await page.goto(`${origin}/contactos`)
  await fill(page, another)
  await send(page)
  await expect(page).toHaveURL(/\/obrigado$/)
  await host.settled()
  const { leads, leadCalls } = await platform.state()
  const arrived = [values, another].map((lead) => expect.objectContaining(lead))
  expect(leads['mare-alta']).toEqual(expect.arrayContaining(arrived))
  expect(leadCalls['mare-alta']).toBe(2)
})

test.describe('with Redis', () => {
  test.skip(redisServer === undefined, 'needs redis-server')
  test.use({ variables: { REDIS_URL: `redis://localhost:${ports.redis}` } })

  test('repeated leads and limits are counted across functions, and a push connects no function to Redis messages', async ({
    stage: { host, platform, push },
  }) => {
    const redis = await startRedis()
    try {
      const { origin } = host
      const repeated = { origin, values: newLead(), from: '198.51.100.1' }
      const twice = await Promise.all([post(repeated), post(repeated)])
      for (const { status } of [...twice, await post(repeated)]) expect(status).toBe(303)
      expect((await platform.state()).leadCalls['mare-alta']).toBe(1)
      const { perAddress } = siteConfig.leadLimits
      for (let count = 1; count <= perAddress + 1; count += 1) {
        const { status } = await post({ origin, from: '203.0.113.9' })
        expect(status, `lead ${count}`).toBe(count <= perAddress ? 303 : 200)
      }
      expect((await push('values')).status).toBe(200)
      expect(host.functions.log).not.toMatch(/redis/i)
    } finally {
      await redis.kill()
    }
  })
})
