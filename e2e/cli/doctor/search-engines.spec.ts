import { expect } from '@playwright/test'
import { examine } from '../support/doctor'
import { test } from '../support/kit'

test('what search engines can read is said, and each row of the schedule that they cannot', async ({
  clone,
}) => {
  const { ok, advice } = await examine(clone)
  expect(ok).toContain('Search engines can read where Matosinhos is')
  expect(advice).toContainEqual(expect.stringContaining('which kind of local business'))
  expect(advice).toContain('Search engines cannot read of ponto-de-caixas: postcode, coordinates')
  expect(advice).toContain(
    'Search engines cannot read this row of the schedule: "Domingo e feriados" "Só mudanças já marcadas"',
  )
  expect(advice).not.toContainEqual(expect.stringContaining('are told no opening hours'))

  const config = clone.read('site.config.ts')
  const theme = "theme: 'atlantico',"
  clone.write('site.config.ts', config.replace(theme, `${theme}\n  businessType: 'MovingCompany',`))
  expect((await examine(clone)).ok).toContain('Search engines know the kind of business: MovingCompany')
})

const twoDays = [
  { days: 'Todos os dias', hours: '9h-18h' },
  { days: 'Domingo', hours: 'Encerrado' },
]
const twoCities = [
  { slug: 'a', city: 'Braga' },
  { slug: 'b', city: 'Porto' },
]
const noAddress = [{ slug: 'a', lines: ['Entrada pelas traseiras'] }]

for (const [schedule, locations, said] of [
  [twoDays, undefined, 'told no opening hours: a row may change what another one says'],
  [twoDays.slice(0, 1), twoCities, 'told no opening hours: no location is the main one'],
  [undefined, noAddress, 'do not know the business as a local one: no location has an address'],
] as const) {
  test(said, async ({ clone, changedPlatform }) => {
    const PLATFORM_ORIGIN = await changedPlatform({
      settings: (before: object) => ({ ...before, ...(schedule && { schedule }) }),
      locations: (before: object[]) => locations ?? before,
    })
    const { advice, ok } = await examine(clone, { PLATFORM_ORIGIN })
    expect(advice).toContainEqual(expect.stringContaining(said))
    expect(ok).not.toContain('Search engines can read the opening hours')
  })
}
