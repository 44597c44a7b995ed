import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import type { FormField } from '../../../../lib/settings/form-fields'
import { checkLead } from '../../../src/leads/form'

/* Tests of what people type and paste, in the form that the platform receives. */

const typed = { name: 'Ana', email: 'ana@exemplo.pt', message: 'Preciso de ajuda.' }
const invisible = '\u200b\u200c\u200d\u2060\u00ad\u200e\u200f\u202a\u202c\u2066\u2069\ufeff\u061c'

const fields = [
  ['email', `${invisible}ana${invisible}@exemplo${invisible}.pt${invisible}`, 'ana@exemplo.pt'],
  ['email', 'mailto:ana@exemplo.pt', 'ana@exemplo.pt'],
  ['email', '\u200eMailto: Ana@Exemplo.pt', 'Ana@Exemplo.pt'],
  ['email', 'ana@café.pt', 'ana@xn--caf-dma.pt'],
  ['email', 'ana@correio.MÜNCHEN.de', 'ana@correio.xn--mnchen-3ya.de'],
  ['email', 'ana@cafe\u0301.pt', 'ana@xn--caf-dma.pt'],
  ['email', 'ana@exemplo.рф', undefined],
  ['email', 'ana@ca fé.pt', undefined],
  ['email', 'aná@exemplo.pt', undefined],
  ['phone', `912${invisible} 345\u00ad 678`, '912 345 678'],
  ['phone', '\u202a+351 912 345 678\u202c', '+351 912 345 678'],
  ['phone', 'tel:+351912345678', '+351912345678'],
  ['name', `Ana${invisible} S${invisible}á`, 'Ana Sá'],
  ['name', `A${invisible}`, undefined],
  // A joiner is part of the spelling of these words.
  ['name', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['name', 'Ana 👩\u200d👧', 'Ana 👩\u200d👧'],
  ['name', 'Ana ❤\ufe0f\u200d🔥', 'Ana ❤\ufe0f\u200d🔥'],
  ['message', 'uma linha\r\ne outra\rmais\n', 'uma linha\ne outra\nmais'],
  ['message', 'x\r\n'.repeat(5_000), 'x\n'.repeat(5_000).trim()],
  ['message', `${'x\r\n'.repeat(5_000)}xx`, undefined],
  ['message', 'abcd\r\nefgh', undefined],
  ['message', 'abcd\r\nefghi', 'abcd\nefghi'],
  ['message', 'Pode ser\u200b hoje?', 'Pode ser\u200b hoje?'],
] as const

test('a typed answer is normalised and sent, or refused at its field', () => {
  const found = fields.map(([field, text]) => checkLead({ ...typed, [field]: text }, 'contact'))
  const expected = fields.map(([field, , sent]) =>
    sent === undefined
      ? { invalid: [field] }
      : expect.objectContaining({ lead: { ...typed, formType: 'contact', [field]: sent } }),
  )
  expect(found).toEqual(expected)
})

for (const [kind, text, line] of [
  ['email', 'mailto:rui\u200b@café.pt', 'Rótulo: rui@xn--caf-dma.pt'],
  ['email', 'rui@exemplo.рф', undefined],
  ['tel', '\u202d912 345 678\u202c', 'Rótulo: 912 345 678'],
  ['number', '\u200e12', 'Rótulo: 12'],
  ['textarea', 'uma\r\nduas', 'Rótulo:\numa\nduas'],
  ['textarea', 'x\r\n'.repeat(1_000), `Rótulo:\n${'x\n'.repeat(1_000)}`.trim()],
  ['text', 'Rua\u200b', 'Rótulo: Rua\u200b'],
] as const) {
  test(`${JSON.stringify(text.slice(0, 40))} in an added field of kind ${kind} is ${line === undefined ? 'refused' : 'normalised and sent'}`, () => {
    const original = siteConfig.formFields
    siteConfig.formFields = [...original, { name: 'x', label: 'Rótulo', kind } as FormField]
    const checked = checkLead({ ...typed, x: text }, 'contact')
    siteConfig.formFields = original
    if (line === undefined) expect(checked).toEqual({ invalid: ['x'] })
    else expect(checked).toHaveProperty('lead.message', `${typed.message}\n\n${line}`)
  })
}
