import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { fieldsOf } from '../../../../../lib/settings/fields'
import type { FormField } from '../../../../../lib/settings/form-fields'
import { fieldProblems } from '../../../../src/checks/field-problems'
import { checkLead } from '../../../../src/leads/form'

const original = siteConfig.formFields
const typed = { name: 'Ana', email: 'ana@exemplo.pt', message: 'Preciso de ajuda.' }

test.afterEach(() => {
  siteConfig.formFields = original
})

/** Sets the fields that the platform requires, and these. */
function withFields(...fields: FormField[]): void {
  siteConfig.formFields = ['name', 'email', ...fields, 'message']
}

const added = (kind: string, more: object = {}) =>
  ({ name: 'x', label: 'Rótulo', kind, ...more }) as FormField
const lead = (values: Record<string, string>) => checkLead({ ...typed, ...values }, 'quote')

test('each form has its fields in the order of formFields, those of the platform with their settings', () => {
  withFields(
    { name: 'phone', label: 'Telemóvel', required: true },
    added('date', { name: 'date', forms: ['quote'] }),
  )
  expect(fieldsOf('contact').map(({ name }) => name)).toEqual(['name', 'email', 'phone', 'message'])
  expect(fieldsOf('quote').map(({ name }) => name)).toEqual(['name', 'email', 'phone', 'date', 'message'])
  expect(fieldsOf('contact')[2]).toMatchObject({
    label: 'Telemóvel',
    kind: 'tel',
    longest: 60,
    autoComplete: 'tel',
    invalid: 'Falta preencher este campo.',
  })
  expect(lead({ phone: ' ' })).toEqual({ invalid: ['phone'] })
})

for (const [kind, answer, line] of [
  ['text', ' três  ', 'Rótulo: três'],
  ['text', 'a\nEmail: outro@x.pt', 'Rótulo: a Email: outro@x.pt'],
  ['textarea', 'uma\nduas', 'Rótulo:\numa\nduas'],
  ['number', '2,5', 'Rótulo: 2,5'],
  ['number', '1 200', 'Rótulo: 1200'],
  ['number', '1.200,50', 'Rótulo: 1200,50'],
  ['date', '2026-12-01', 'Rótulo: 1 de dezembro de 2026'],
  ['select', 'Azul', 'Rótulo: Azul'],
  ['checkbox', 'Sim', 'Rótulo: Sim'],
  ['email', 'a@b.pt', 'Rótulo: a@b.pt'],
  ['text', 'x'.repeat(201)],
  ['textarea', 'x'.repeat(2_001)],
  ['number', 'três'],
  ['number', '0x1F'],
  ['date', '2026-02-30'],
  ['select', 'Amarelo'],
  ['checkbox', 'on'],
  ['email', 'a@b'],
] as const) {
  test(`${JSON.stringify(answer.slice(0, 12))} in a field of kind ${kind} ${line ? 'stands in the message' : 'is refused'}`, () => {
    withFields(added(kind, { options: ['Azul', 'Verde'] }))
    const checked = lead({ x: answer })
    if (line) expect(checked).toHaveProperty('lead.message', `${typed.message}\n\n${line}`)
    else expect(checked).toEqual({ invalid: ['x'] })
  })
}

test('an empty answer is left out, or refused when required, and a field of the other form is ignored', () => {
  withFields(added('select', { options: ['Azul'], forms: ['quote'], required: true }))
  expect(lead({ x: '' })).toEqual({ invalid: ['x'] })
  expect(checkLead({ ...typed, x: 'Azul' }, 'contact')).toHaveProperty('lead.message', typed.message)
  withFields(added('checkbox', { label: 'Tem elevador?' }))
  expect(lead({ x: '' })).toHaveProperty('lead.message', typed.message)
  // A label with a question mark gets no colon.
  expect(lead({ x: 'Sim' })).toHaveProperty('lead.message', `${typed.message}\n\nTem elevador? Sim`)
})

test('each mistake in formFields is reported in one sentence, and the table of the template has none', () => {
  const more = [added('select', { options: ['a'] }), added('date', { name: 'date' })]
  expect(fieldProblems([...original, ...more])).toEqual([])
  for (const [fields, problem] of [
    [['name', 'email'], 'formFields: message is missing, without which the platform accepts no lead'],
    [[...original, 'phone'], 'formFields: phone is listed twice'],
    [['name', { name: 'email', required: false }, 'message'], 'email is what the platform asks for'],
    [['name', 'email', { name: 'message', forms: ['quote'] }], 'message is what the platform asks for'],
    [
      [...original, added('text', { name: 'assunto' })],
      'assunto is the name of a field that the forms already have',
    ],
    [
      [...original, added('text', { name: 'idioma' })],
      'idioma is the name of a field that the forms already have',
    ],
    [[...original, added('text', { name: 'um campo' })], 'needs a name of letters and digits'],
    [[...original, added('select')], 'formFields: x needs options to select from'],
    [[...original, added('select', { options: ['a', ' '] })], 'x has an empty option, number 2: remove it'],
    [[...original, added('select', { options: ['a', 'a\n'] })], 'x has the option "a" twice'],
    [[...original, added('text', { longest: 0 })], 'x has longest: 0, which is too short for any answer'],
    [['name', 'email', { name: 'message', longest: 9 }], 'write a whole number, 10 or more'],
    [[...original, added('text', { forms: [] })], 'x is in no form'],
    [[...original, added('text', { label: '\u200b' })], 'x needs a label'],
    [
      ['name', 'email', { name: 'message', label: 'M', kind: 'select', options: ['a'] }],
      'message is a field of the platform, of the kind textarea',
    ],
  ] as [FormField[], string][])
    expect(fieldProblems(fields), problem).toEqual([expect.stringContaining(problem)])
})
