import { expect } from '@playwright/test'
import { startStandIn } from '../../servers/stand-in'
import { changedPlatform } from '../support/changed-platform'
import { configure, examine } from '../support/doctor'
import { standInPort, test } from '../support/kit'

test('what search engines can read is said, and each row of the schedule that they cannot', async ({
  clone,
  platform,
}) => {
  configure(clone, platform.origin)
  const { ok, advice } = await examine(clone)
  expect(ok).toContain('Search engines can read where Matosinhos is')
  expect(advice).toContainEqual(expect.stringContaining('which kind of local business'))
  expect(advice).toContain('Search engines cannot read of ponto-de-caixas: postcode, coordinates')
  expect(advice).toContain(
    'Search engines cannot read this row of the schedule: "Domingo e feriados" "Só mudanças já marcadas"',
  )
  expect(advice).not.toContainEqual(expect.stringContaining('are told no opening hours'))

  clone.write(
    'site.config.ts',
    clone
      .read('site.config.ts')
      .replace("theme: 'atlantico',", "theme: 'atlantico',\n  businessType: 'MovingCompany',"),
  )
  expect((await examine(clone)).ok).toContain('Search engines know the kind of business: MovingCompany')
})

for (const { what, settings, locations, said } of [
  {
    what: 'a row that may contradict another',
    settings: {
      schedule: [
        { days: 'Todos os dias', hours: '9h-18h' },
        { days: 'Domingo', hours: 'Encerrado' },
      ],
    },
    said: 'Search engines are told no opening hours: a row may change what another one says',
  },
  {
    what: 'a schedule of no location',
    settings: { schedule: [{ days: 'Segunda', hours: '9h-18h' }] },
    locations: [
      { slug: 'a', city: 'Braga' },
      { slug: 'b', city: 'Porto' },
    ],
    said: 'Search engines are told no opening hours: no location is the main one',
  },
  {
    what: 'no address',
    settings: {},
    locations: [{ slug: 'a', lines: ['Entrada pelas traseiras'] }],
    said: 'Search engines do not know the business as a local one: no location has an address',
  },
]) {
  test(`${what} is advised`, async ({ clone, platform }) => {
    const standIn = await startStandIn(
      changedPlatform(platform.origin, {
        settings: (before: object) => ({ ...before, ...settings }),
        locations: (before: object[]) => locations ?? before,
      }),
      standInPort,
    )
    configure(clone, standIn.origin)
    const { advice, ok } = await examine(clone)
    standIn.stop()
    expect(advice).toContain(said)
    expect(ok).not.toContain('Search engines can read the opening hours')
  })
}
