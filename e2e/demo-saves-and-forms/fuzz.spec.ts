import fc from 'fast-check'
import { anotherAddress, hiddenFields, leadCalls } from '../fixtures/posting'
import { rawRequest } from '../fixtures/raw-request'
import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'

/* Generated requests for a bounded time. What they find belongs into a test of its own. */

const bounded = { interruptAfterTimeLimit: 3_000, numRuns: 100_000, markInterruptAsFailure: false }
const { secret } = stagePlan('mare-alta')

test('no body makes the push route fail', async ({ stage: { site } }) => {
  const tags = fc.array(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'posts', 'Settings', 'settings ')))
  const body = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.record({ tags: fc.anything() }).map((value) => JSON.stringify(value) ?? ''),
    fc.record({ tags }).map((value) => JSON.stringify(value)),
  )
  await fc.assert(
    fc.asyncProperty(body, fc.boolean(), async (text, isAuthorized) => {
      const headers = isAuthorized ? { authorization: `Bearer ${secret}` } : {}
      const { status } = await rawRequest(site.origin, {
        method: 'POST',
        path: '/api/revalidate',
        headers,
        body: text,
      })
      expect(status).toBe(isAuthorized ? 400 : 401)
    }),
    bounded,
  )
})

test('no garbled form becomes a lead or takes a page away, whichever way it is posted', async ({
  stage: { site, sandbox },
}) => {
  const { origin } = site
  const hidden = await hiddenFields(`${origin}/contactos`)
  const id = /"id":"(\w+)"/.exec(hidden.map(([, value]) => value).join())?.[1] ?? ''
  const byScript: [string, string][] = [['0', '["$undefined","$K1"]']]
  const name = fc.oneof(
    fc.constantFrom('name', 'email', '_1_name', '0', '1', '$ACTION_ID_', '$ACTION_REF_2'),
    fc.string(),
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom('$F1', '["$Q1"]', '["$@9"]', '$'),
  )
  const from = anotherAddress()
  const before = await leadCalls(sandbox)
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(fc.tuple(name, text), { maxLength: 6 }),
      fc.option(fc.nat(3)),
      fc.constantFrom(
        '',
        '; filename="a.txt"',
        '\r\nContent-Transfer-Encoding: base64',
        '\r\nContent-Type: x',
      ),
      fc.boolean(),
      async (isCall, extra, changed, decoration, isCut) => {
        const own = isCall ? byScript : hidden
        const fields = [
          ...own.map((field, index) => (index === changed ? (extra[0] ?? field) : field)),
          ...extra,
        ]
        const parts = fields.map(
          ([key, value]) =>
            `--x\r\nContent-Disposition: form-data; name="${key}"${decoration}\r\n\r\n${value}\r\n`,
        )
        const whole = `${parts.join('')}--x--\r\n`
        await rawRequest(origin, {
          method: 'POST',
          path: '/contactos',
          headers: {
            origin,
            'content-type': 'multipart/form-data; boundary=x',
            'x-forwarded-for': from,
            ...(isCall && { 'next-action': id }),
          },
          body: isCut ? whole.slice(0, whole.length / 2) : whole,
        })
        expect((await fetch(`${origin}/contactos`)).status).toBe(200)
      },
    ),
    bounded,
  )
  expect(await leadCalls(sandbox)).toBe(before)
})
