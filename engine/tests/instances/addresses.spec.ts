import { expect, test } from '../fixtures/instances'
import { patience } from '../fixtures/patience'
import { anotherAddress, leadCalls, newLead, post, postFlood, solvedCaptcha } from '../fixtures/posting'

test('instances count the leads of an address together', { tag: '@all' }, async ({
  instances: { sandbox, a, b },
}) => {
  const before = await leadCalls(sandbox)
  const from = anotherAddress()
  const at = [a, b, a, b, a, b, a]
  const statuses: number[] = []
  for (const { origin } of at) statuses.push((await post({ origin, from })).status)
  expect(statuses).toEqual([303, 303, 303, 303, 303, 200, 200])
  expect(await leadCalls(sandbox)).toBe(before + 5)
})

test('the same lead posted to two instances at once is one, and a later repeat too', { tag: '@all' }, async ({
  instances: { sandbox, a, b },
}) => {
  const before = await leadCalls(sandbox)
  await sandbox.setFault({ siteKey: 'mare-alta', resource: 'leads', fault: 'slow', ms: 1_000 })
  const values = newLead()
  const from = anotherAddress()
  const both = await Promise.all([a, b].map(({ origin }) => post({ origin, from, values })))
  expect(both.map(({ status }) => status)).toEqual([303, 303])
  await sandbox.clearFaults()
  expect((await post({ origin: b.origin, from, values })).status).toBe(303)
  expect(await leadCalls(sandbox)).toBe(before + 1)
})

test('a lead that one instance could not send may be sent by another, and both visitors get a message', {
  tag: '@all',
}, async ({ instances: { sandbox, a, b } }) => {
  const before = await leadCalls(sandbox)
  await sandbox.setFault({ siteKey: 'mare-alta', resource: 'leads', fault: '500' })
  const values = newLead()
  const from = anotherAddress()
  const both = await Promise.all([a, b].map(({ origin }) => post({ origin, from, values })))
  for (const answer of both) expect(await answer.text()).toContain('Não conseguimos enviar')
  await sandbox.clearFaults()
  await new Promise((done) => setTimeout(done, 100))
  const calls = await leadCalls(sandbox)
  expect((await post({ origin: b.origin, from, values })).status).toBe(303)
  expect(await leadCalls(sandbox)).toBe(calls + 1)
  expect(calls - before, 'one call, or one each when the first was over').toBeLessThanOrEqual(2)
})

test('instances detect a flood together, and an answer to the captcha sends one lead at all of them', {
  tag: '@all',
}, async ({ instances }) => {
  const { a, b } = instances
  const oneNetwork = Array.from({ length: 10 }, (_, n) => `2001:db8:7:${n + 1}::1`)
  const sent = await postFlood(oneNetwork, [a.origin, b.origin, a.origin])
  expect(sent.filter(({ status }) => status === 303)).toHaveLength(20)
  const everywhere = Array.from({ length: 8 }, () => anotherAddress())
  await postFlood(everywhere, [a.origin, b.origin, a.origin, b.origin, a.origin])
  for (const { origin } of [a, b]) expect((await post({ origin, from: anotherAddress() })).status).toBe(200)
  const captcha = await solvedCaptcha(a.origin)
  const send = (origin: string) => post({ origin, from: anotherAddress(), values: { ...newLead(), captcha } })
  expect((await send(b.origin)).status).toBe(303)
  expect((await send(a.origin)).status).toBe(200)
  // Later tests send leads to the same instances.
  await instances.redis.order('FLUSHDB')
})

test('with Redis frozen leads are sent, each instance has the limits, and the log says so once', {
  tag: '@all',
}, async ({ instances: { sandbox, redis, a } }) => {
  const { origin } = a
  await post({ origin, from: anotherAddress() })
  const logBefore = a.log().length
  const log = () => a.log().slice(logBefore)
  const before = await leadCalls(sandbox)
  redis.freeze()
  const from = anotherAddress()
  const began = Date.now()
  expect((await post({ origin, from })).status).toBe(303)
  expect(Date.now() - began).toBeLessThan(1_000 * patience)
  for (let n = 2; n <= 5; n += 1) expect((await post({ origin, from })).status).toBe(303)
  expect((await post({ origin, from })).status).toBe(200)
  expect(await leadCalls(sandbox)).toBe(before + 5)
  redis.thaw()
  await expect(async () => {
    await post({ origin, from: anotherAddress(), values: { ...newLead(), name: 'Rui' } })
    expect(log()).toContain('[redis] back')
  }).toPass({ intervals: [1_000] })
  expect(log().match(/\[redis\] [a-z]+/g)).toEqual(['[redis] down', '[redis] back'])
})
