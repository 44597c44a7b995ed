import { expect, redisState, test, visit } from '../fixtures/instances'
import { anotherAddress, leadCalls, newLead, post } from '../fixtures/posting'
import { ports } from '../servers/ports'
import { startRedis } from '../servers/redis'
import { quickly, type RunningSite, startSite } from '../servers/site'

/* Tests of realistic faults of Redis: it neither dies nor hangs, but does not work properly. */

/** More than a few seconds, and much less than the age at which a page is rendered again anyway. */
const WITHIN_A_MINUTE = { timeout: 60_000 }

/** The lines that an instance logs about Redis from now on, each cut to its first words. */
function redisLog(site: RunningSite): () => string[] {
  const before = site.log().length
  return () =>
    site
      .log()
      .slice(before)
      .match(/\[redis\] [a-z]+/g) ?? []
}

test('a connection that a firewall has dropped silently is replaced within seconds', { tag: '@all' }, async ({
  instances: { sandbox, proxy, a, b, save, saveAndPush },
}) => {
  const logs = [a, b].map(redisLog)
  proxy.forget()
  save('Depois do esquecimento')
  await saveAndPush('Depois do esquecimento', a)
  await expect.poll(() => visit(b), WITHIN_A_MINUTE).toContain('Depois do esquecimento')
  for (const site of [a, b]) await expect.poll(() => redisState(site), WITHIN_A_MINUTE).toBe('ok')
  for (const log of logs) expect(log()).toEqual(['[redis] down', '[redis] back'])
  await expectOneLeadOfTwo({ sandbox, a, b })
})

test('after a failover both connections go to the Redis that takes writes', { tag: '@all' }, async ({
  instances: { sandbox, redis, proxy, a, b, saveAndPush },
}) => {
  const logs = [a, b].map(redisLog)
  const other = await startRedis(ports.otherRedis)
  try {
    proxy.leadTo(ports.otherRedis)
    await redis.order(`REPLICAOF 127.0.0.1 ${ports.closed}`)
    for (const log of logs) await expect.poll(log, WITHIN_A_MINUTE).toEqual(['[redis] down', '[redis] back'])
    for (const site of [a, b]) expect(await redisState(site)).toBe('ok')
    await saveAndPush('No outro Redis', a)
    await expect.poll(() => visit(b), WITHIN_A_MINUTE).toContain('No outro Redis')
    await expectOneLeadOfTwo({ sandbox, a, b })
  } finally {
    proxy.leadTo(ports.redis)
    await redis.order('REPLICAOF NO ONE')
    await other.kill()
  }
})

for (const { name, begin, end } of [
  { name: 'is full', begin: 'CONFIG SET maxmemory 1', end: 'CONFIG SET maxmemory 0' },
  { name: 'is read-only', begin: `REPLICAOF 127.0.0.1 ${ports.closed}`, end: 'REPLICAOF NO ONE' },
]) {
  test(`a Redis that ${name} is reported as down, leads and pushes go on, and the log says so once`, {
    tag: '@all',
  }, async ({ instances: { sandbox, redis, a, b, saveAndPush } }) => {
    const logs = [a, b].map(redisLog)
    const before = await leadCalls(sandbox)
    try {
      await redis.order(begin)
      for (const site of [a, b]) await expect.poll(() => redisState(site), WITHIN_A_MINUTE).toBe('down')
      for (let turn = 1; turn <= 3; turn += 1) {
        expect((await post({ origin: a.origin, from: anotherAddress() })).status).toBe(303)
        const title = `Ainda assim ${turn}`
        expect((await saveAndPush(title, a)).status).toBe(200)
        expect(await visit(a)).toContain(title)
        await expect.poll(() => visit(b), WITHIN_A_MINUTE).toContain(title)
        // Longer than a check of Redis.
        await new Promise((done) => setTimeout(done, 4_000))
        for (const site of [a, b]) expect(await redisState(site)).toBe('down')
      }
      expect(await leadCalls(sandbox)).toBe(before + 3)
    } finally {
      await redis.order(end)
    }
    for (const site of [a, b]) await expect.poll(() => redisState(site), WITHIN_A_MINUTE).toBe('ok')
    for (const log of logs) expect(log()).toEqual(['[redis] down', '[redis] back'])
    await expectOneLeadOfTwo({ sandbox, a, b })
  })
}

test('missing rights on channels are logged once, and repeated leads are still recognized', {
  tag: '@all',
}, async ({ instances: { sandbox, redis, a, b, saveAndPush } }) => {
  const logs = [a, b].map(redisLog)
  try {
    await redis.order('ACL SETUSER default resetchannels')
    for (const site of [a, b]) await expect.poll(() => redisState(site), WITHIN_A_MINUTE).toBe('down')
    expect((await saveAndPush('Sem direitos', a)).status).toBe(200)
    expect(await visit(a)).toContain('Sem direitos')
    await expectOneLeadOfTwo({ sandbox, a, b })
    // Longer than several checks of Redis.
    await new Promise((done) => setTimeout(done, 12_000))
    for (const site of [a, b]) expect(await redisState(site)).toBe('down')
    for (const log of logs) expect(log()).toEqual(['[redis] down'])
  } finally {
    await redis.order('ACL SETUSER default allchannels')
  }
  await expect.poll(() => visit(b), WITHIN_A_MINUTE).toContain('Sem direitos')
  for (const site of [a, b]) await expect.poll(() => redisState(site), WITHIN_A_MINUTE).toBe('ok')
})

test('a database that Redis does not have is logged once and stays down', { tag: '@all' }, async ({
  instances: _,
}) => {
  const url = `redis://localhost:${ports.redis}/99`
  const site = await startSite('mare-alta', { PORT: String(ports.sites[2]), REDIS_URL: url })
  try {
    const lines = () => site.log().match(/\[redis\] .*/g) ?? []
    await expect.poll(() => redisState(site), WITHIN_A_MINUTE).toBe('down')
    // Longer than several checks of Redis.
    await new Promise((done) => setTimeout(done, 10_000))
    expect(await redisState(site)).toBe('down')
    expect(lines()).toEqual([expect.stringMatching(/^\[redis\] down \(.*DB index is out of range/)])
  } finally {
    await site.stop(quickly)
  }
})

/** A lead that is sent to both instances counts once, because they share a Redis. */
async function expectOneLeadOfTwo({
  sandbox,
  a,
  b,
}: {
  sandbox: Parameters<typeof leadCalls>[0]
  a: RunningSite
  b: RunningSite
}) {
  const before = await leadCalls(sandbox)
  const [values, from] = [newLead(), anotherAddress()]
  for (const { origin } of [a, b]) expect((await post({ origin, from, values })).status).toBe(303)
  expect(await leadCalls(sandbox)).toBe(before + 1)
}
