import { expect } from '@playwright/test'
import { examine } from '../support/doctor'
import { test } from '../support/kit'

test('what the law asks for is advised where it is missing, and said where it is there', async ({
  clone,
}) => {
  const without = await examine(clone)
  expect(without.code).toBe(0)
  expect(without.advice).toContainEqual(expect.stringContaining('Decreto-Lei 7/2004'))
  expect(without.advice).toContainEqual(expect.stringContaining('Lei 144/2015'))
  expect(without.ok).toContainEqual('The Livro de Reclamações is linked')
  expect(without.ok).toContainEqual(expect.stringMatching(/^What a call to \+351.220.000.140 costs stands/))

  const config = clone.read('site.config.ts')
  const company = "company: { legalName: 'Mudanças do Norte, Lda.', taxNumber: '500 000 000' },"
  const disputes = "disputeEntities: [{ name: 'CNIACC', url: 'https://www.cniacc.pt' }],"
  const filled = config.replace('  disputeEntities: [],', `  ${company}\n  ${disputes}`)
  clone.write('site.config.ts', filled.replace('callCost: true', 'callCost: false'))
  const shown = await examine(clone)
  expect(shown.ok).toContainEqual('The legal name and the tax number of the business are shown')
  expect(shown.ok).toContainEqual('An entity for disputes with consumers is named')
  expect(shown.advice).toContainEqual(expect.stringContaining('Decreto-Lei 59/2021'))

  clone.write('site.config.ts', filled.replace('500 000 000', '500 000 001'))
  const wrong = await examine(clone)
  expect(wrong.problems).toContainEqual(expect.stringContaining('check digit'))
  expect(wrong.code).toBe(1)
})
