import { test } from '@playwright/test'
import fc from 'fast-check'
import { parseEnvelope } from '../../../lib/platform/contract/envelope'
import { type Resource, resourceNames } from '../../../lib/platform/resources'
import { senderOf } from '../../../lib/routing/client-address'
import { isHostilePath } from '../../../lib/routing/request-target'

/* Generated input for a bounded time. What it finds belongs into a test of its own. */

const bounded = {
  interruptAfterTimeLimit: 1_000,
  numRuns: Number.MAX_SAFE_INTEGER,
  markInterruptAsFailure: false,
}

const slugs = fc.oneof(
  fc.constantFrom('a', '__proto__', 'constructor', '', ' ', 'á/b', '\ud800'),
  fc.string(),
)
const fieldNames = fc.constantFrom(
  ...'slug title icon tier image short bullets price currency assets links kind pathname url body tags date rating'.split(
    ' ',
  ),
  ...'name social schedule lines sections terms privacy primary width height __proto__ toString'.split(' '),
)
const values = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    slugs,
    fc.constantFrom(
      null,
      undefined,
      true,
      0,
      -1,
      1e308,
      Number.NaN,
      'truck',
      'primary',
      'image',
      '2026-02-30',
    ),
    fc.constantFrom('https://a.test/x', 'javascript:alert(1)', '//x', '<img src=x onerror=y>'),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fieldNames, tie('any'), { maxKeys: 8 }),
  ),
})).any

for (const resource of resourceNames) {
  test(`no content of ${resource} does worse than being refused`, () => {
    fc.assert(
      fc.property(fc.constantFrom('4.1.0', '6.3.0', 'x', ''), values, (version, content) => {
        parseOrRefuse(resource, { version, siteKey: 'a', [resource]: content })
      }),
      { ...bounded, interruptAfterTimeLimit: 250 },
    )
  })
}

function parseOrRefuse(resource: Resource, body: unknown): void {
  try {
    parseEnvelope(resource, body, (pathname) => `https://a.test/${pathname}`)
  } catch (error) {
    if (!(error instanceof Error && /^(not the envelope|does not match the contract)/.test(error.message))) {
      throw error
    }
  }
}

test('every target is judged and every address counted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(9), (text, hops) => {
      isHostilePath(text, true)
      const { address, network } = senderOf(text, hops)
      return address.length < 50 && network.length < 50
    }),
    bounded,
  )
})
