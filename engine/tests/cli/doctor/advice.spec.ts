import { expect } from '@playwright/test'
import { checkSearchEngines } from '../../../commands/doctor/checks/search-engines'
import { inspectPlatform } from '../../../commands/shared/inspection'
import type { Clone } from '../support/clone'
import { examine } from '../support/doctor'
import { test } from '../support/kit'

/* Tests of the doctor's findings on a clone's texts and appearance, on legal duties and on search engines. */

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><path fill="${fill}" d="M0 0h90v40H0z"/></svg>`

/** Replaces texts in site/config.ts, adds logos to choose from, and returns the new file. */
function configured(clone: Clone, ...texts: [from: string, to: string][]): string {
  clone.write('public/logo.svg', drawing('#0b293f'))
  clone.write('public/logo-escuro.svg', drawing('#f3f0e9'))
  const config = texts.reduce((text, [from, to]) => text.replace(from, to), clone.read('site/config.ts'))
  clone.write('site/config.ts', config)
  return config
}

/** Lines before the other settings. */
const adding = (...lines: string[]): [string, string] => [
  'defineSite({',
  ['defineSite({', ...lines].join('\n'),
]

test('the doctor advises what is missing, and confirms what is there', async ({ clone }) => {
  const before = await examine(clone)
  expect(before.code).toBe(0)
  for (const part of [
    'Decreto-Lei 7/2004',
    'Lei 144/2015',
    'which kind of local business',
    'Search engines cannot read this about ponto-de-caixas: postcode, coordinates',
    'Search engines cannot read this row of the schedule: "Domingo e feriados" "Só mudanças já marcadas"',
  ])
    expect(before.advice).toContainEqual(expect.stringContaining(part))
  expect(before.advice).not.toContainEqual(expect.stringContaining('get no opening hours'))
  expect(before.ok).toContain('Search engines can read where Matosinhos is')
  expect(before.ok).toContain('The Livro de Reclamações is linked')
  expect(before.ok).toContainEqual(expect.stringMatching(/^The cost of a call to \+351.220.000.140 is shown/))

  const look = "businessType: 'MovingCompany', logo: { light: '/logo.svg', dark: '/logo-escuro.svg' },"
  const company = "company: { legalName: 'Mudanças do Norte, Lda.', taxNumber: '500 000 000' },"
  const entities = "disputeEntities: [{ name: 'CNIACC', url: 'https://www.cniacc.pt' }],"
  configured(clone, adding(look, company, entities, 'callCost: false,'))
  const after = await examine(clone)
  expect(after.ok).toEqual(
    expect.arrayContaining([
      'The logo is visible on a dark page',
      'The legal name and the tax number of the business are shown',
      'An entity for consumer disputes is named',
      'Search engines know the kind of business: MovingCompany',
    ]),
  )
  expect(after.advice).toContainEqual(expect.stringContaining('Decreto-Lei 59/2021'))
})

test('the doctor finds placeholders with their lines, a logo that is not visible on dark pages, and what stops a build', async ({
  clone,
}) => {
  const copy = clone
    .read('site/copy.ts')
    .replace('Copy({', "Copy({\n  home: { services: { title: 'Lorem ipsum' } },")
  clone.write('site/copy.ts', copy)
  clone.write('site/pages/equipa.md', '---\ntitle: Equipa\n---\n\nLorem ipsum')
  const scripts = "scripts: [{ src: 'https://stats.example/count.js' }],"
  const config = configured(clone, adding("logo: { light: '/logo.svg' },", scripts))
  const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length
  const hidden = await examine(clone)
  expect(hidden.problems).toEqual([
    `site/config.ts:${lineOf(config, 'stats.example')} says "stats.example"`,
    `site/copy.ts:${lineOf(copy, 'Lorem ipsum')} says "Lorem ipsum"`,
    'site/pages/equipa.md:5 says "Lorem ipsum"',
  ])
  expect(hidden.advice).toContain('Most of the logo public/logo.svg is not visible on a dark page')
  expect(hidden.ok).toContain('The logo is visible on a light page')
  configured(clone, adding("theme: 'oficina',"))
  const inOficina = await examine(clone)
  expect(inOficina.advice).toContain(
    'Most of the logo public/logo.svg is not visible on the deep header and footer',
  )
  configured(clone, ["theme: 'oficina',\n", ''])

  const redirects = "redirects: [{ from: '/blog', to: '/servicos' }],"
  configured(clone, ['/logo.svg', '/logotipo.svg'], adding(redirects))
  expect((await examine(clone)).problems.slice(3)).toEqual([
    expect.stringMatching(/^site\/config\.ts: redirects: \/blog is a page/),
    'site/config.ts: logo: public/logotipo.svg is not there, or cannot be read as a picture',
  ])
})

test('the doctor says why search engines do not get the opening hours or a local business', async () => {
  const { settings, locations } = (await inspectPlatform()).content
  if (!settings || !locations) throw new Error('the content could not be read')
  const [every, sunday] = [
    { days: 'Todos os dias', hours: '9h-18h' },
    { days: 'Domingo', hours: 'Encerrado' },
  ]
  const ofNoMain = locations.map((location) => ({ ...location, primary: false }))
  const withoutAddress = locations.map((location) => ({ ...location, city: '', lines: [] }))
  for (const [schedule, places, part] of [
    [[every, sunday], locations, 'get no opening hours: a row may override another one'],
    [[every], ofNoMain, 'get no opening hours: no location is the main one'],
    [[every], withoutAddress, 'do not see a local business: no location has an address'],
  ] as const) {
    const changed = { settings: { ...settings, schedule: [...schedule] }, locations: places }
    const messages = checkSearchEngines(changed).map(({ message }) => message)
    expect(messages).toContainEqual(expect.stringContaining(part))
    expect(messages).not.toContain('Search engines can read the opening hours')
  }
})
