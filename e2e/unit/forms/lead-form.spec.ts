import { expect, test } from '@playwright/test'
import { leadFields } from '../../../lib/config/form-fields'
import { checkLead } from '../../../lib/lead/form'
import type { LeadValues } from '../../../lib/lead/values'

const empty = Object.fromEntries(leadFields.map((field) => [field, ''])) as LeadValues
const valid: LeadValues = { ...empty, name: 'Ana', email: 'ana@exemplo.pt', message: 'Preciso de ajuda.' }

test('values are trimmed and empty optionals are not sent', () => {
  const values = { ...valid, name: '  Ana ', phone: '   ', originDestination: ' Porto → Lisboa ' }
  expect(checkLead(values, 'quote')).toEqual({
    lead: {
      name: 'Ana',
      email: 'ana@exemplo.pt',
      message: 'Preciso de ajuda.',
      formType: 'quote',
      originDestination: 'Porto → Lisboa',
    },
  })
})

for (const [field, value] of [
  ['name', 'A'],
  ['name', ' A '],
  ['message', 'curta'],
  ['message', '  nove ltr  '],
  ['email', ''],
  ['message', 'x'.repeat(10_001)],
] as const) {
  test(`${field} "${value.slice(0, 12)}" needs another look`, () => {
    expect(checkLead({ ...valid, [field]: value }, 'contact')).toEqual({ invalid: [field] })
  })
}

test('every wrong field is named, in the order of the form', () => {
  expect(checkLead(empty, 'contact')).toEqual({ invalid: ['name', 'email', 'message'] })
})

const accepted = [
  'a@b.pt',
  "o'neil+x_y-z@sub.exemplo.pt",
  'A.B@1a.COM',
  '-a@b.pt',
  '+@b.pt',
  'a@b-.pt',
  "'a@b.pt",
]
const refused = [
  'a',
  'a@b',
  'a@b.p',
  'a@b.p1',
  '.a@b.pt',
  'a.@b.pt',
  "a'@b.pt",
  'a..b@c.pt',
  'a@-b.pt',
  'a@b..pt',
  'a@.pt',
  'a@b.c_d.pt',
  'a b@c.pt',
  'a!b@c.pt',
  'ã@b.pt',
  'a@b.pt.',
  '@b.pt',
  'a@b@c.pt',
]
for (const email of accepted) {
  test(`${email} is an address`, () => {
    expect(checkLead({ ...valid, email }, 'contact')).toHaveProperty('lead.email', email)
  })
}
for (const email of refused) {
  test(`${email} is no address`, () => {
    expect(checkLead({ ...valid, email }, 'contact')).toEqual({ invalid: ['email'] })
  })
}
