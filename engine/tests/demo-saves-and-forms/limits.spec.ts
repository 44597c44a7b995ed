import { anotherAddress, leadCalls, newLead, post } from '../fixtures/posting'
import { expect, test } from '../fixtures/stage'

// `engine/tests/attacks/limits.spec.ts` covers the rest.
test('the sixth lead from one address is refused in the form, with the phone number and what was typed', async ({
  stage: { sandbox, site },
}) => {
  const { origin } = site
  const before = { calls: await leadCalls(sandbox), log: site.log().length }
  const calls = async () => (await leadCalls(sandbox)) - before.calls
  const address = anotherAddress()
  // With one proxy in front, the entry of the proxy counts, not the client's claim.
  const from = (n: number) => `203.0.113.${n}, ${address}`
  const lead = newLead()
  expect((await post({ origin, from: from(1), values: lead })).headers.get('location')).toBe('/obrigado')
  for (let n = 2; n <= 5; n += 1)
    expect((await post({ origin, from: from(n) })).status, `lead ${n}`).toBe(303)
  const values = newLead()
  for (let n = 6; n <= 8; n += 1) {
    const refused = await post({ origin, from: from(n), values })
    expect(refused.status).toBe(200)
    const html = await refused.text()
    expect(html).toContain('limitamos o número de mensagens')
    expect(html).toContain('href="tel:+351220000140"')
    expect(html).toContain(values.message)
  }
  expect(await calls()).toBe(5)
  expect((await post({ origin, from: address, values: lead })).status, 'a repeat of what was sent').toBe(303)
  expect((await post({ origin, from: anotherAddress() })).status, 'another address').toBe(303)
  expect(await calls()).toBe(6)
  expect(
    site
      .log()
      .slice(before.log)
      .match(/\[leads\]/g),
    'log lines',
  ).toHaveLength(1)
})
