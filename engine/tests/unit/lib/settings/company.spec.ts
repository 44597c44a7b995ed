import { expect, test } from '@playwright/test'
import { companyProblems, type FundingLogo, inOrder } from '../../../../../lib/settings/company'
import { withTaxNumberLine } from '../../../../commands/setup/config-lines'
import { formatTaxNumber, taxNumberProblem } from '../../../../src/text/tax-number'

for (const [number, problem] of [
  ['500 000 000'],
  ['PT500000000'],
  ['500000001', 'does not end in its check digit'],
  ['50000000', 'does not have nine digits'],
  ['5000000000', 'does not have nine digits'],
  ['400000000', 'does not begin like a tax number'],
] as const) {
  test(`the tax number ${number} ${problem ?? 'is right'}`, () => {
    const said = taxNumberProblem(number)
    if (problem === undefined) expect(said).toBeUndefined()
    else expect(said).toContain(problem)
  })
}

test('a tax number is written in groups of three that no line parts', () => {
  expect(formatTaxNumber('PT500000000')).toBe('500\u00a0000\u00a0000')
})

const logo = (of: FundingLogo['of']): FundingLogo => ({ of, src: `/${of}.svg`, alt: of, width: 1, height: 1 })

test('logos of funding stand in their official order, however they are written', () => {
  const logos = [logo('union'), logo('programme'), logo('state')]
  expect(inOrder(logos).map(({ of }) => of)).toEqual(['programme', 'state', 'union'])
})

test('each wrong field of the company is reported in one sentence', () => {
  const problems = companyProblems({
    company: { taxNumber: '500000001' },
    disputeEntities: [{ name: 'CNIACC', url: 'www.cniacc.pt' }],
  })
  expect(problems).toEqual([
    expect.stringContaining('check digit'),
    'disputeEntities: "www.cniacc.pt" of CNIACC is no address',
  ])
  expect(companyProblems({ disputeEntities: [] })).toEqual([])
})

const config = (lines: string) => `import x\n\nexport const siteConfig = defineSite({\n${lines}})\n`

test('setup writes the tax number in one line, the first time and later', () => {
  const first = withTaxNumberLine(config("  theme: 'granito',\n  disputeEntities: [],\n"), '500 000 000')
  expect(first).toBe(
    config("  theme: 'granito',\n  company: { taxNumber: '500 000 000' },\n  disputeEntities: [],\n"),
  )
  expect(withTaxNumberLine(first, '503 504 505')).toContain("company: { taxNumber: '503 504 505' },")
  expect(() => withTaxNumberLine(config("  company: other,\n  theme: 'granito',\n"), '1')).toThrow('by hand')
})
