import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { siteOf } from '../../../../../lib/content/site'
import { businessData } from '../../../../../lib/structured-data/business-data'
import { actionProblems } from '../../../../src/checks/action-problems'
import { partsFrom } from '../../../../src/snapshots/parts'
import { parsed } from '../../platform/contract/parsed'

test.beforeAll(() => {
  process.env.SITE_API_KEY ??= `sk_${'0'.repeat(48)}`
  process.env.PLATFORM_ORIGIN ??= 'http://localhost:4000'
  process.env.SITE_URL ??= 'http://localhost:3000'
})

test.afterEach(() => {
  delete siteConfig.businessData
  delete siteConfig.businessDataIn
  delete siteConfig.taglineIn
})

test('business data are in the language of the page, by its tag with or without the territory', () => {
  const { content: locations } = parsed('locations', [
    { slug: 'porto', city: 'Porto', lines: ['Rua das Flores 1', '4000-001 Porto'], primary: true },
  ])
  const { content: settings } = parsed('settings', { name: 'Maré', description: 'Mudamos casas.' })
  const site = siteOf({ version: '', moves: [], ...partsFrom(6, {}), settings, locations: [...locations] })
  siteConfig.businessData = { servesCuisine: 'Portuguesa', priceRange: '€€' }
  siteConfig.businessDataIn = { en: { servesCuisine: 'Portuguese' } }
  siteConfig.taglineIn = { en: 'By the sea' }
  expect(businessData(site, site.locations)[0]).toMatchObject({
    servesCuisine: 'Portuguesa',
    description: 'Mudamos casas.',
  })
  const [inEnglish] = businessData(site, site.locations, 'en-GB')
  expect(inEnglish).toMatchObject({ servesCuisine: 'Portuguese', priceRange: '€€', slogan: 'By the sea' })
  expect(inEnglish).not.toHaveProperty('description')
})

test('a wrong address of an action is reported with its language', () => {
  const mainAction = { href: '/contactos', title: 'Reservar', hrefIn: { en: 'reservas.pt' } }
  expect(actionProblems({ mainAction })).toEqual([
    expect.stringMatching(/^mainAction: hrefIn: en: "reservas\.pt" /),
  ])
})
