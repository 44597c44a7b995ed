import { expect, test } from '@playwright/test'
import { leadFields } from '../../../../lib/settings/form-fields'
import { checkLead } from '../../../src/leads/form'
import type { LeadValues } from '../../../src/leads/values'
import { emails } from '../../fixtures/emails'

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

test('every wrong field is named, in the order of the form', () => {
  expect(checkLead(empty, 'contact')).toEqual({ invalid: ['name', 'email', 'message'] })
  for (const [field, value] of [
    ['name', ' A '],
    ['message', '  nove ltr  '],
    ['message', 'x'.repeat(10_001)],
  ] as const)
    expect(checkLead({ ...valid, [field]: value }, 'contact')).toEqual({ invalid: [field] })
})

test('an e-mail address is valid as the specification says', () => {
  for (const [email, isValid] of Object.entries(emails)) {
    // White space around an address is trimmed.
    if (email !== email.trim()) continue
    const checked = checkLead({ ...valid, email }, 'contact')
    expect(checked, email).toMatchObject(isValid ? { lead: { email } } : { invalid: ['email'] })
  }
})
