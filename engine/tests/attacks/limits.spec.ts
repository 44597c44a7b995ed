import { anotherAddress, leadCalls, newLead, post } from '../fixtures/posting'
import { expect, test } from './aged-site'
import { test as testOnFreshSite } from './fresh-site'

test('the limit of an address counts only leads that are sent to the platform', { tag: '@all' }, async ({
  sandbox,
  site: { origin },
}) => {
  const from = anotherAddress()
  const repeated = newLead()
  for (let n = 0; n < 8; n += 1) {
    expect((await post({ origin, from, values: { ...newLead(), email: 'ana' } })).status).toBe(200)
    expect((await post({ origin, from, values: { ...newLead(), assunto: 'x' } })).status).toBe(200)
    expect((await post({ origin, from, values: repeated })).status).toBe(303)
    expect((await post({ origin, from, headers: { origin: '' } })).status).toBe(403)
  }
  expect(await leadCalls(sandbox)).toBe(1)
  // Concurrent posts count too.
  const answers = await Promise.all(Array.from({ length: 20 }, () => post({ origin, from })))
  expect(await leadCalls(sandbox)).toBe(5)
  // On a busy machine, the platform may answer too late to tell a visitor.
  expect(answers.filter(({ status }) => status === 303).length).toBeLessThanOrEqual(4)
})

test('an address gets 30 challenges of the captcha a minute, and another one is not affected', {
  tag: '@all',
}, async ({ site: { origin } }) => {
  const ask = async (from: string) =>
    (await fetch(`${origin}/api/captcha`, { headers: { 'x-forwarded-for': from } })).status
  const from = anotherAddress()
  const statuses: number[] = []
  for (let n = 0; n < 32; n += 1) statuses.push(await ask(from))
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
  expect(await ask(anotherAddress())).toBe(200)
})

test('the health route answers at once during a flood of searches', { tag: '@all' }, async ({
  site: { origin },
}) => {
  let isOver = false
  let answered = 0
  const flood = Array.from({ length: 500 }, async (_, sender) => {
    for (let n = 0; !isOver; n += 1) {
      const headers = { 'x-forwarded-for': `10.${sender % 250}.${n % 250}.${Math.floor(sender / 250)}` }
      await (await fetch(`${origin}/pesquisa?q=inventada-${sender}-${n}`, { headers })).arrayBuffer()
      answered += 1
    }
  })
  for (let n = 1; n <= 3; n += 1) {
    await expect.poll(() => answered).toBeGreaterThan(n * 50)
    const before = answered
    expect((await fetch(`${origin}/api/health`)).status).toBe(200)
    // If all are rendered at once, the health route waits for most of them.
    expect(answered - before).toBeLessThan(200)
  }
  isOver = true
  await Promise.all(flood)
})

testOnFreshSite.describe('with TRUSTED_PROXY_HOPS=0', () => {
  testOnFreshSite.use({ variables: { TRUSTED_PROXY_HOPS: '0' } })

  testOnFreshSite(
    'leads are counted by the address of the connection, whatever X-Forwarded-For says',
    { tag: '@all' },
    async ({ site: { origin } }) => {
      for (let n = 1; n <= 6; n += 1) {
        expect((await post({ origin, from: `203.0.113.${n}` })).status, `lead ${n}`).toBe(n <= 5 ? 303 : 200)
      }
    },
  )
})
