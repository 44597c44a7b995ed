import { expect, test, view } from '../support/instances'
import { startSite } from '../support/site'

test.describe.configure({ timeout: 120_000 })

test('a push to one instance is fresh at the other within 2 s, for one read each', async ({ instances }) => {
  const { sandbox, a, b, saveAndPush } = instances
  await Promise.all([view(a), view(b)])
  const reads = async () => (await sandbox.state()).reads['mare-alta']?.values ?? 0
  const before = await reads()
  expect((await saveAndPush('Chegar a horas', a)).status).toBe(200)
  expect(await view(a)).toContain('Chegar a horas')
  await expect.poll(() => view(b), { timeout: 2_000, intervals: [50] }).toContain('Chegar a horas')
  for (const site of [a, b, a, b]) expect(await view(site, '/')).toContain('Chegar a horas')
  expect((await reads()) - before).toBeLessThanOrEqual(2)
})

test('a restart forgets no push, not even one that came while the instance was away', async ({
  instances,
}) => {
  const { a, restartB, saveAndPush } = instances
  await view(instances.b)
  await instances.b.stop()
  await saveAndPush('Avisar a tempo', a)
  expect(await view(await restartB())).toContain('Avisar a tempo')
})

test('a platform that dies right after a push to one instance takes no page away at the other', async ({
  instances,
}) => {
  const { sandbox, a, b, saveAndPush } = instances
  await Promise.all([view(a), view(b)])
  await sandbox.setFault({ siteKey: 'mare-alta', resource: 'values', fault: 'slow', ms: 400 })
  const pushed = saveAndPush('Sobreviver', a)
  await new Promise((done) => setTimeout(done, 200))
  await sandbox.kill()
  await pushed
  for (let second = 0; second < 4; second += 1) {
    for (const path of ['/', '/sobre', '/servicos/elevador-exterior', '/blog']) {
      await view(a, path, 6_000)
      await view(b, path, 6_000)
    }
    await new Promise((done) => setTimeout(done, 1_000))
  }
})

test('with Redis down or frozen pages answer, the pushed instance renews, and the others hear of it later', async ({
  instances,
}) => {
  const { redis, a, b, saveAndPush } = instances
  await Promise.all([view(a), view(b)])
  redis.freeze()
  expect((await saveAndPush('Sem Redis', a)).status).toBe(200)
  expect(await view(a)).toContain('Sem Redis')
  await view(b)
  redis.thaw()
  await expect.poll(() => view(b), { timeout: 15_000 }).toContain('Sem Redis')

  await redis.kill()
  expect((await saveAndPush('Ainda sem Redis', a)).status).toBe(200)
  expect(await view(a)).toContain('Ainda sem Redis')
  await view(b)
  await redis.restart()
  await expect.poll(() => view(b), { timeout: 20_000 }).toContain('Ainda sem Redis')
  await saveAndPush('De novo juntos', b)
  await expect.poll(() => view(a), { timeout: 2_000, intervals: [50] }).toContain('De novo juntos')
})

test('a site starts and serves with a Redis that is not there, and says so once', async ({ instances }) => {
  const started = Date.now()
  const alone = await startSite('mare-alta', { PORT: '23218', REDIS_URL: 'redis://localhost:23199' })
  try {
    expect(Date.now() - started).toBeLessThan(10_000)
    expect((await instances.saveAndPush('Sozinho', alone)).status).toBe(200)
    expect(await view(alone)).toContain('Sozinho')
    expect(alone.log().match(/\[redis\]/g)).toHaveLength(1)
  } finally {
    await alone.stop()
  }
})
