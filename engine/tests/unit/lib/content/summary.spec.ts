import { expect, test } from '@playwright/test'
import { summaryOf } from '@/lib/content/summary'

test('a card without a summary has the first whole sentences of the description', () => {
  const shortened = (description: string) => summaryOf({ short: '', description })
  expect(summaryOf({ short: 'Curto.', description: 'Longo.' })).toBe('Curto.')
  expect(shortened('Consultas para toda a família.')).toBe('Consultas para toda a família.')
  const first = 'Consultas para toda a família, de segunda a sexta. Fazemos domicílios.'
  expect(shortened(`${first} ${'Marque pelo telefone ou no balcão, '.repeat(6)}.`)).toBe(first)
  expect(shortened('palavra '.repeat(40))).toMatch(/^(palavra ){5,20}palavra…$/)
  expect(shortened('')).toBe('')
})
