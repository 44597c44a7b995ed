import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { siteConfig } from '@/site/config'
import { fieldSpecs } from '../../../../components/lead-form/field-specs'
import type { FieldKind, FormField } from '../../../../lib/settings/form-fields'
import { fieldProblems } from '../../../src/checks/field-problems'
import { checkLead } from '../../../src/leads/form'
import { TICKED } from '../../../src/leads/values'

/* Tests that with any valid table of fields, a visitor can send every answer that the form accepts. */

const original = siteConfig.formFields

test.afterEach(() => {
  siteConfig.formFields = original
})

const kinds = ['text', 'email', 'tel', 'number', 'date', 'textarea', 'select', 'checkbox'] as const
const text = fc.oneof(
  fc.constantFrom('', ' ', 'a', 'Azul ', '\tVerde', 'uma\nduas', 'x'.repeat(300), '\u200b', 'Sim'),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
)

const settings = {
  forms: fc.subarray(['contact', 'quote'] as const),
  required: fc.boolean(),
  longest: fc.oneof(fc.integer({ min: -1, max: 12 }), fc.constantFrom(Number.NaN, 2.5, 250, 20_000)),
  hint: text,
  invalid: text,
  autoComplete: fc.constantFrom('organization', 'given-name'),
}

const ofPlatform = fc.record(
  { name: fc.constantFrom('phone', 'serviceSlug', 'originDestination'), label: text, ...settings },
  { requiredKeys: ['name'] },
)

const added = fc.record(
  {
    name: fc.constantFrom('x', 'y', 'constructor', 'toString', 'action', 'phone', 'assunto', ' '),
    label: text,
    kind: fc.constantFrom(...kinds),
    options: fc.array(text, { maxLength: 3 }),
    ...settings,
  },
  { requiredKeys: ['name', 'label', 'kind'] },
)

const needed = ['name', 'email', 'message'].map((name) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(name) },
    fc.record({ name: fc.constant(name), longest: settings.longest }),
    fc.record({ name: fc.constant(name), label: text, kind: fc.constantFrom(...kinds) }),
  ),
)

const tables = fc
  .tuple(fc.tuple(...needed), fc.array(fc.oneof(ofPlatform, added), { maxLength: 2 }))
  .map(([own, more]) => [...own, ...more] as FormField[])

const services = [{ slug: 'mudanças', title: 'Mudanças' }]

type Spec = ReturnType<typeof fieldSpecs>[number]

/** The shortest and longest answer that a browser accepts, or all options. */
function answersTo({ kind, maxLength, options = [] }: Spec): string[] {
  if (kind === 'select') return options.flatMap(({ value }) => (value === '' ? [] : asPosted(value)))
  const typed: { [kind in FieldKind]?: string[] } = {
    checkbox: [TICKED],
    date: ['2026-12-01'],
    email: ['a@b.pt', `a@${'b.'.repeat(200).slice(0, Math.min(maxLength, 300) - 4)}pt`, 'a@é.pt'],
    number: ['3', '9'.repeat(Math.min(maxLength, 40)), '1,5', '1.200'],
    textarea: ['uma\r\npergunta', 'x'.repeat(maxLength)],
  }
  const isTyped = (answer: string) => answer.replaceAll('\r\n', '\n').length <= maxLength
  return (typed[kind] ?? ['ab', 'x'.repeat(maxLength), 'Azul ']).filter(
    (answer) => kind === 'checkbox' || kind === 'date' || isTyped(answer),
  )
}

/** The value of an option as a browser reads and posts it. */
const asPosted = (value: string) => value.replace(/\r\n?|\n/g, '\r\n').replaceAll('\0', '\ufffd')

test('every answer that a form takes is sent, whatever table the settings accept', () => {
  let accepted = 0
  fc.assert(
    fc.property(tables, (fields) => {
      siteConfig.formFields = original
      if (fieldProblems(fields).length > 0) return
      accepted += 1
      siteConfig.formFields = fields
      for (const form of ['contact', 'quote'] as const) {
        const specs = fieldSpecs(form, services)
        const answers = new Map(specs.map((spec) => [spec.name, answersTo(spec)]))
        const first = Object.fromEntries([...answers].map(([name, [answer = '']]) => [name, answer]))
        const isRefused = (name: string, answer: string) =>
          'invalid' in checkLead({ ...first, [name]: answer }, form)
        const refused = [...answers].flatMap(([name, all]) =>
          all.filter((answer) => isRefused(name, answer)).map((answer) => ({ form, name, answer })),
        )
        const unanswerable = specs.filter(({ name }) => answers.get(name)?.length === 0)
        if (refused.length + unanswerable.length > 0)
          throw new Error(JSON.stringify({ refused, unanswerable }).slice(0, 1_000))
      }
    }),
    { numRuns: 1_000 },
  )
  expect(accepted, 'tables that the settings accept').toBeGreaterThan(50)
})

test('a number is one as people write it in Portugal, and nothing that only a program reads', () => {
  siteConfig.formFields = [...original, { name: 'x', label: 'Área:', kind: 'number' }]
  const typed = { name: 'Ana', email: 'ana@exemplo.pt', message: 'Preciso de ajuda.' }
  const sent = (x: string) => {
    const checked = checkLead({ ...typed, x }, 'contact')
    return 'lead' in checked ? checked.lead.message.split('Área: ')[1] : undefined
  }
  const ways = (number: number) =>
    ['pt-PT', 'pt-BR', 'de-DE'].flatMap((locale) =>
      [true, false].map((useGrouping) =>
        number.toLocaleString(locale, { useGrouping, maximumFractionDigits: 2 }),
      ),
    )
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (hundredths) => {
      const plain = String(hundredths / 100)
      const meant = plain.replace('.', ',')
      expect(ways(hundredths / 100).map(sent)).toEqual(ways(0).map(() => meant))
      // A point before three digits is no decimal point.
      if (!/\.\d{3}$/.test(plain)) expect(sent(plain)).toBe(meant)
    }),
    { numRuns: 200 },
  )
  const others = [
    ['1.200', '1200'],
    ['1\u202f200', '1200'],
    ['1.5', '1,5'],
    ['0.500', '0,500'],
    [',5', '0,5'],
    ['\u22123', '-3'],
    ['0x1F', undefined],
    ['1e3', undefined],
    ['1.200.5', undefined],
    ['1.200 000', undefined],
    ['Infinity', undefined],
    ['-', undefined],
  ] as const
  expect(others.map(([text]) => sent(text))).toEqual(others.map(([, meant]) => meant))
})
