import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { siteOf } from '../../../../../lib/content/site'
import type { Location } from '../../../../../lib/kinds/locations'
import { posts } from '../../../../../lib/kinds/posts'
import { products } from '../../../../../lib/kinds/products'
import { settings as kind, type Settings } from '../../../../../lib/kinds/settings'
import { businessData } from '../../../../../lib/structured-data/business-data'
import { faqPage, toldAt } from '../../../../../lib/structured-data/structured-data'
import { homePage } from '../../../../../lib/views/home'
import { businessTypeProblems } from '../../../../src/checks/business-type'
import { fileFields } from '../../../../src/fields/files'
import { partsFrom } from '../../../../src/snapshots/parts'
import { siteAddress } from '../../../../src/structured-data/json-ld'

const emptyPost = posts
  .schema(fileFields(6, ({ url = '' }) => url))
  .parse({ slug: 'a', title: 'A', excerpt: '', body: '', publishedAt: '2026-01-02' })

const schedule = [{ days: 'Segunda', hours: '9h-18h' }]

test.beforeAll(() => {
  process.env.SITE_API_KEY ??= `sk_${'0'.repeat(48)}`
  process.env.PLATFORM_ORIGIN ??= 'http://localhost:4000'
})

test.afterEach(() => {
  delete siteConfig.businessType
  delete siteConfig.company
})

function site(settings: Partial<Settings>, ...locations: Partial<Location>[]) {
  const place = { city: 'Braga', lines: [], mapsSearchUrl: '', mapEmbedUrl: '', primary: false }
  return siteOf({
    version: '',
    moves: [],
    ...partsFrom(6, {}),
    settings: { ...kind.empty, name: 'Cliente', ...settings },
    locations: locations.map((location, index) => ({ slug: `l${index}`, ...place, ...location })),
  })
}

function told(settings: Partial<Settings>, ...locations: Partial<Location>[]): object[] {
  const whole = site(settings, ...locations)
  return businessData(whole, whole.locations)
}

test('the structured data of an organisation have what its settings say, and nothing else', () => {
  const organisation = { '@type': 'Organization', '@id': siteAddress('/#negocio') }
  const plain = { name: 'Cliente', url: siteAddress('/'), logo: siteAddress('/icon/512') }
  expect(told({})).toEqual([{ ...organisation, ...plain }])
  siteConfig.company = { legalName: 'Cliente, Lda.', taxNumber: '500 000 000' }
  expect(told({})).toMatchObject([{ legalName: 'Cliente, Lda.', taxID: '500000000' }])
})

test('a business with one place is one entity, with all that is known of both', () => {
  const [business, ...others] = told({ description: 'Pinta casas.', schedule }, { city: 'Porto' })
  expect(others).toEqual([])
  expect(business).toMatchObject({
    ...{ '@type': 'LocalBusiness', '@id': siteAddress('/#negocio'), description: 'Pinta casas.' },
    ...{ address: { addressLocality: 'Porto' }, openingHoursSpecification: [{ opens: '09:00' }] },
  })
  expect(business).not.toHaveProperty('parentOrganization')
})

test('a post that the business has signed is written by an organisation', () => {
  const { told, ...post } = { told: toldAt('/blog/a', { name: 'Cliente' }), ...emptyPost }
  const typeOf = (author: string) => posts.pages.data({ ...post, author }, told).author
  for (const author of ['', 'Cliente', 'cliente'])
    expect(typeOf(author)).toMatchObject({ name: 'Cliente', '@type': 'Organization' })
  expect(typeOf('Ana Reis')).toEqual({ '@type': 'Person', name: 'Ana Reis' })
})

test('a product has structured data only with a price and a picture', () => {
  const product = (fields: object) =>
    products
      .schema(fileFields(6, ({ url = '' }) => url))
      .parse({ slug: 'a', title: 'A', icon: 'zap', price: 9, ...fields })
  const image = { url: 'https://cdn.test/a.jpg', alt: 'A' }
  const data = (fields: object) =>
    products.pages.data(product(fields), toldAt('/produtos/a', { name: 'Cliente' }))
  expect(data({ image })).toMatchObject({ offers: { price: 9 } })
  expect(data({ image, pricePeriod: 'year' })).toMatchObject({
    offers: { priceSpecification: { billingDuration: 'P1Y' } },
  })
  expect([data({}), data({ image, price: 0 }), data({ image, price: 0.004 })]).toEqual(
    Array(3).fill(undefined),
  )
})

test('a telephone number has its country code when the country is certain', () => {
  for (const [phone, telephone] of [
    ['253 000 140', '+351253000140'],
    ['910 000 140 (rede móvel)', '+351910000140'],
    ['+34 986 000 140', '+34986000140'],
    ['800 200 300', '800200300'],
  ] as const)
    expect(told({ phone }), phone).toEqual([expect.objectContaining({ telephone })])
})

test('each location has the type of site/config.ts', () => {
  siteConfig.businessType = 'Dentist'
  expect(told({}, {}, { city: 'Porto' })).toMatchObject([
    { '@type': 'Organization' },
    { '@type': 'Dentist', '@id': siteAddress('/#negocio-l0'), address: { addressLocality: 'Braga' } },
    { '@type': 'Dentist', '@id': siteAddress('/#negocio-l1'), address: { addressLocality: 'Porto' } },
  ])
})

test('a location that is only a map is no local business', () => {
  expect(told({}, { city: '', mapsSearchUrl: 'https://maps.google.com/?q=41.1579,-8.6291' })).toHaveLength(1)
})

test('the schedule is of the only location, of the main one, or of none', () => {
  const hours = { openingHoursSpecification: [{ opens: '09:00' }] }
  expect(told({ schedule }, {})).toMatchObject([hours])
  const [, other, main] = told({ schedule }, {}, { primary: true })
  expect(main).toMatchObject(hours)
  expect(other).not.toHaveProperty('openingHoursSpecification')
  expect(JSON.stringify(told({ schedule }, {}, {}))).not.toContain('openingHours')
})

test('the home page tells only the locations that it shows', () => {
  const { home } = siteConfig
  const types = () =>
    homePage.content(site({}, {}, {}, {})).data.map((data) => '@type' in data && data['@type'])
  expect(types().filter((type) => type === 'LocalBusiness')).toHaveLength(3)
  siteConfig.home = ['hero', { section: 'locations', most: 2 }]
  expect(types()).toEqual(['Organization', 'LocalBusiness', 'LocalBusiness', 'WebSite'])
  siteConfig.home = ['hero']
  expect(types()).toEqual(['Organization', 'WebSite'])
  siteConfig.home = home
})

test('only questions with an answer are in the structured data', () => {
  const faq = { slug: 'a', question: 'Porquê?', answer: '', category: '' }
  expect(faqPage([faq])).toBeUndefined()
  expect(faqPage([faq, { ...faq, answer: 'Porque sim.' }])?.mainEntity).toHaveLength(1)
})

test('businessType has to be a kind of local business', () => {
  const sound = [{}, { businessType: 'AutoRepair' }, { businessType: ['BedAndBreakfast', 'Restaurant'] }]
  for (const settings of sound) expect(businessTypeProblems(settings)).toEqual([])
  expect(businessTypeProblems({ businessType: 'dentist' })).toEqual([
    expect.stringContaining('is written Dentist'),
  ])
  for (const type of ['Dentista', 'Organization', ''])
    expect(businessTypeProblems({ businessType: type })).toEqual([
      expect.stringContaining('is no kind of local business'),
    ])
  expect(businessTypeProblems({ locations: { cais: { businessType: ['Hotel', 'restaurant'] } } })).toEqual([
    'locations: cais: businessType: "restaurant" is written Restaurant',
  ])
  expect(businessTypeProblems({ businessType: [] })).toHaveLength(1)
})
