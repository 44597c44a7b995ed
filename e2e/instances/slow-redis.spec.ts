import { expect, redisState, test, view } from '../fixtures/instances'
import { cardHeadings } from '../fixtures/read-page'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { pushTo } from '../servers/push'
import { movableClock, startSite } from '../servers/site'

/* A Redis that takes longer than anybody waits for it, and instances that do not agree on the time of day. */

const { siteKey } = stagePlan('mare-alta')

test('a restart forgets no push, although Redis does not tell of it', { tag: '@all' }, async ({
  instances,
}) => {
  const { redis, a, restartB, saveAndPush } = instances
  await view(instances.b)
  await instances.b.stop()
  await saveAndPush('Sem esperar pelo Redis', a)
  redis.freeze()
  const b = await restartB()
  for (const path of ['/sobre', '/']) expect(await view(b, path)).toContain('Sem esperar pelo Redis')
  expect(b.log()).toContain('does not hear of pushes to others')
})

test('with a silent Redis and a silent platform an instance starts with what it has, and catches up', {
  tag: '@all',
}, async ({ instances }) => {
  const { redis, sandbox, a, restartB, saveAndPush } = instances
  const old = await view(instances.b)
  await instances.b.stop()
  await saveAndPush('Mais tarde', a)
  redis.freeze()
  await sandbox.setFault({ siteKey, resource: '*', fault: 'hang' })
  const b = await restartB()
  expect(cardHeadings(await view(b, '/sobre'))).toEqual(cardHeadings(old))
  await sandbox.clearFaults()
  await expect.poll(() => view(b, '/sobre'), { timeout: 120_000 }).toContain('Mais tarde')
})

test('a push that Redis could not be told of is told once it answers again', { tag: '@all' }, async ({
  instances,
}) => {
  const { redis, a, b, saveAndPush } = instances
  await Promise.all([view(a), view(b)])
  redis.freeze()
  await pushTo(a.origin, 'locations')
  // From now on Redis is left alone for a moment.
  await expect.poll(() => redisState(a)).toBe('out of reach')
  await saveAndPush('Contado mais tarde', a)
  redis.thaw()
  await expect.poll(() => view(b), { timeout: 60_000 }).toContain('Contado mais tarde')
})

test('pushes reach instances that do not agree on the time of day', { tag: '@all' }, async ({
  instances,
}) => {
  const { redis, sandbox, a, saveAndPush } = instances
  const variables = {
    ...movableClock,
    PORT: String(ports.instances.alone),
    PLATFORM_ORIGIN: sandbox.origin,
    REDIS_URL: redis.url,
  }
  const other = await startSite('mare-alta', variables)
  try {
    await view(a)
    await other.stepClock(-3_600)
    await saveAndPush('Uma hora atrasado', other)
    await expect.poll(() => view(a), { timeout: 60_000 }).toContain('Uma hora atrasado')
    redis.freeze()
    await pushTo(other.origin, 'locations')
    await expect.poll(() => redisState(other)).toBe('out of reach')
    await other.stepClock(-3_600)
    redis.thaw()
    await saveAndPush('Duas horas atrasado', other)
    await expect.poll(() => view(a), { timeout: 60_000 }).toContain('Duas horas atrasado')
  } finally {
    await other.stop()
  }
})
