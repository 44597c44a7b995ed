import { expect, test } from '@playwright/test'
import { summaryOf } from '@/lib/content/summary'

test('a card without a summary has the first whole sentences of the description', () => {
  const of = (description: string) => summaryOf({ short: '', description })
  expect(summaryOf({ short: 'Curto.', description: 'Longo.' })).toBe('Curto.')
  expect(of('Consultas para toda a família.')).toBe('Consultas para toda a família.')
  const first = 'Consultas para toda a família, de segunda a sexta. Fazemos domicílios.'
  expect(of(`${first} ${'Marque pelo telefone ou no balcão, '.repeat(6)}.`)).toBe(first)
  expect(of('palavra '.repeat(40))).toMatch(/^(palavra ){5,20}palavra…$/)
  expect(of('')).toBe('')
})
