import { expect, test } from '../fixtures/instances'
import { anotherAddress, newLead, post, postFlood, solvedCaptcha } from '../fixtures/posting'

test('instances see a flood together, and an answer serves once at all of them', { tag: '@all' }, async ({
  instances,
}) => {
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
})
