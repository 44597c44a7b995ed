import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { siteOf } from '../../../../../lib/content/site'
import { settings as kind } from '../../../../../lib/kinds/settings'
import type { PlaceSettings } from '../../../../../lib/settings/places'
import { contactPage, quotePage } from '../../../../../lib/views/company'
import { homePage } from '../../../../../lib/views/home'
import { checkSearchEngines } from '../../../../commands/doctor/checks/search-engines'
import { checkSlugs } from '../../../../commands/doctor/checks/slugs'
import { contentAndParts } from '../../../../src/pages/fingerprints'
import { partsFrom } from '../../../../src/snapshots/parts'

const ofBusiness = [{ days: 'Segunda a sexta', hours: '9h-18h' }]
const lunch = [{ days: 'Domingo', hours: '12h-16h' }]
const settings = { ...kind.empty, name: 'Tasca', phone: '212 000 140', schedule: ofBusiness }

const house = { city: 'Gaia', lines: ['4400-161 Gaia'], mapsSearchUrl: '', mapEmbedUrl: '', primary: false }
const locations = [
  { ...house, slug: 'cais' },
  { ...house, slug: 'praia', city: 'Sesimbra', lines: [], primary: true },
]

test.beforeAll(() => {
  process.env.SITE_API_KEY ??= `sk_${'0'.repeat(48)}`
  process.env.PLATFORM_ORIGIN ??= 'http://localhost:4000'
  process.env.SITE_URL ??= 'http://localhost:3000'
})

test.afterEach(() => {
  for (const name of ['locations', 'businessData', 'businessType', 'quote'] as const) delete siteConfig[name]
})

const site = () =>
  siteOf({ version: '', moves: [], ...partsFrom(6, {}), settings, locations: [...locations] })

/** The contact page and the structured data of each place. */
function shown(places: { [slug: string]: PlaceSettings }) {
  siteConfig.locations = places
  const { data, settings, locations } = contactPage.content(site())
  return { told: data.slice(1), schedule: settings.schedule, places: locations }
}

test('the contact page and the structured data of a place have the same settings', () => {
  const cais = {
    name: 'Tasca do Cais',
    hours: lunch,
    phone: '220 000 141',
    bookingUrl: '/reservas',
    picture: { src: '/cais.jpg', alt: 'A sala' },
    fields: [{ label: 'Estacionamento', value: 'Grátis' }],
  } as const
  const { told, schedule, places } = shown({ cais: { ...cais, hours: [...lunch], fields: [...cais.fields] } })
  expect(places).toEqual([{ ...locations[0], ...cais }, locations[1]])
  expect(schedule, 'of the main place').toEqual(ofBusiness)
  expect(told).toMatchObject([
    {
      name: 'Tasca do Cais',
      telephone: '+351220000141',
      image: expect.stringMatching(/^http.*\/cais\.jpg$/),
      address: { addressLocality: 'Gaia' },
      openingHoursSpecification: [{ dayOfWeek: ['Sunday'], opens: '12:00', closes: '16:00' }],
      potentialAction: { '@type': 'ReserveAction', target: expect.stringMatching(/^http.*\/reservas$/) },
      additionalProperty: [{ name: 'Estacionamento', value: 'Grátis' }],
    },
    { name: 'Tasca', telephone: '+351212000140', openingHoursSpecification: [{ opens: '09:00' }] },
  ])
})

test('the schedule of the business is left out when its main place has other hours', () => {
  const { schedule, told } = shown({ praia: { hours: lunch } })
  expect(schedule).toEqual([])
  expect(homePage.content(site()).site.settings.schedule).toEqual([])
  expect(told[0]).not.toHaveProperty('openingHoursSpecification')
  expect(told[1]).toMatchObject({ openingHoursSpecification: [{ opens: '12:00' }] })
})

test('settings for a place that the platform does not have are not shown, and the doctor reports them', () => {
  siteConfig.quote = { services: ['festas'] }
  const { places } = shown({ porto: { name: 'Porto' }, cais: {} })
  expect(places).toEqual(locations)
  expect(checkSlugs({ locations, services: [] }).map(({ message }) => message)).toEqual([
    'site/config.ts: locations: the platform has no "porto"',
    'site/config.ts: quote: services: the platform has no "festas"',
  ])
  shown({ cais: { hours: [{ days: 'Às vezes', hours: '9h' }] } })
  const messages = checkSearchEngines({ settings, locations }).map(({ message }) => message)
  expect(messages).toContain('Search engines cannot read this row of locations: cais: hours: "Às vezes" "9h"')
})

test('a page without places and hours does not depend on places that have hours', () => {
  const parts = () => [...contentAndParts(quotePage, site(), '').parts]
  expect(parts()).not.toContain('locations')
  shown({ cais: { name: 'Cais' } })
  expect(parts()).not.toContain('locations')
  shown({ cais: { hours: lunch } })
  expect(parts()).not.toContain('locations')
})

test('a place may have another businessType than the business, or several', () => {
  siteConfig.businessType = 'LodgingBusiness'
  const { told } = shown({ cais: { businessType: ['BedAndBreakfast', 'Restaurant'] } })
  expect(told).toMatchObject([{ '@type': ['BedAndBreakfast', 'Restaurant'] }, { '@type': 'LodgingBusiness' }])
})

test('businessData applies to each place, and the data of one place win', () => {
  siteConfig.businessType = 'Restaurant'
  siteConfig.businessData = { priceRange: '€€', servesCuisine: ['Portuguesa'], hasMenu: '/ementa' }
  const { told } = shown({ cais: { businessData: { priceRange: '€' } } })
  const hasMenu = expect.stringMatching(/^http.*\/ementa$/)
  expect(told).toMatchObject([
    { priceRange: '€', servesCuisine: ['Portuguesa'], hasMenu },
    { priceRange: '€€', servesCuisine: ['Portuguesa'], hasMenu },
  ])
})
