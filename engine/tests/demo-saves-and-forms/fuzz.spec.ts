import fc from 'fast-check'
import { anotherAddress, hiddenFields, leadCalls } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'

/* Tests with generated forms, for a limited time. Whatever they find needs a separate test. */

const bounded = { interruptAfterTimeLimit: 3_000, numRuns: 100_000, markInterruptAsFailure: false }
const names = ['name', 'email', '_1_name', '0', '1', '$ACTION_ID_', '$ACTION_REF_2']
const texts = ['$F1', '["$Q1"]', '["$@9"]', '$']
const field = fc.tuple(
  fc.oneof(fc.constantFrom(...names), fc.string()),
  fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.constantFrom(...texts)),
)
const decorations = ['', '; filename="a.txt"', '\r\nContent-Transfer-Encoding: base64', '\r\nContent-Type: x']

const garbled = fc.record({
  isCall: fc.boolean(),
  extra: fc.array(field, { maxLength: 6 }),
  changed: fc.option(fc.nat(3)),
  decoration: fc.constantFrom(...decorations),
  isCut: fc.boolean(),
})

test('no malformed form becomes a lead or makes its page fail, with and without script', {
  tag: '@all',
}, async ({ stage: { site, sandbox } }) => {
  const { origin } = site
  const hidden = await hiddenFields(`${origin}/contactos`)
  const id = /"id":"(\w+)"/.exec(hidden.map(([, value]) => value).join())?.[1] ?? ''
  const byScript: typeof hidden = [['0', '["$undefined","$K1"]']]
  const posted = {
    origin,
    'content-type': 'multipart/form-data; boundary=x',
    'x-forwarded-for': anotherAddress(),
  }
  const before = await leadCalls(sandbox)
  await fc.assert(
    fc.asyncProperty(garbled, async ({ isCall, extra, changed, decoration, isCut }) => {
      const fields = (isCall ? byScript : hidden).map((one, index) =>
        index === changed ? (extra[0] ?? one) : one,
      )
      const parts = [...fields, ...extra].map(
        ([name, value]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"${decoration}\r\n\r\n${value}\r\n`,
      )
      const whole = `${parts.join('')}--x--\r\n`
      const body = isCut ? whole.slice(0, whole.length / 2) : whole
      const headers = { ...posted, ...(isCall && { 'next-action': id }) }
      await rawRequest(origin, { method: 'POST', path: '/contactos', headers, body })
      expect((await fetch(`${origin}/contactos`)).status).toBe(200)
    }),
    bounded,
  )
  expect(await leadCalls(sandbox)).toBe(before)
})
