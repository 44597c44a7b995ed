import { test } from '@playwright/test'
import fc from 'fast-check'
import { problemOfPostedForm } from '../../../lib/next/posted-action'
import { parseEnvelope } from '../../../lib/platform/contract/envelope'
import { type Resource, resourceNames } from '../../../lib/platform/resources'
import { senderOf } from '../../../lib/routing/client-address'
import { isHostileTarget } from '../../../lib/routing/request-target'

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

test('no form makes the check of posted forms fail', () => {
  const names = fc.oneof(
    fc.constantFrom(
      '0',
      '_1_name',
      '$ACTION_REF_1',
      '$ACTION_ID_40',
      '$ACTION_1:0',
      '$ACTION_1:1',
      '$ACTION_KEY',
      '$ACTION_REF_',
    ),
    fc.string(),
  )
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(
      '["$undefined"]',
      '["$F1"]',
      '["$K1"]',
      '{"id":"a","bound":"$@1"}',
      '{"id":"60","bound":"$@1"}',
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(names, texts), { maxLength: 8 }), fc.boolean(), (entries, isByScript) => {
      const form = new FormData()
      for (const [name, value] of entries) form.append(name, value)
      return ['string', 'undefined'].includes(typeof problemOfPostedForm(form, isByScript ? '60' : null))
    }),
    bounded,
  )
})

test('every target is judged and every address counted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(9), (text, hops) => {
      isHostileTarget(text)
      const { address, network } = senderOf(text, hops)
      return address.length < 50 && network.length < 50
    }),
    bounded,
  )
})
