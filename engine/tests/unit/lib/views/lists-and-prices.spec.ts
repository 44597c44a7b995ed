import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { barActions } from '../../../../../lib/content/actions'
import { settingAt } from '../../../../../lib/content/new-paths'
import { amountHere } from '../../../../../lib/content/price'
import { siteOf } from '../../../../../lib/content/site'
import type { OrderSettings } from '../../../../../lib/settings/types'
import { businessData } from '../../../../../lib/structured-data/business-data'
import { feed } from '../../../../../lib/views/files'
import { listPages } from '../../../../../lib/views/lists'
import { recordPages } from '../../../../../lib/views/records'
import { networkProblems } from '../../../../src/checks/action-problems'
import { sharedPageProblems } from '../../../../src/checks/code-page-problems'
import { configFileProblems } from '../../../../src/checks/file-problems'
import { listProblems } from '../../../../src/checks/list-problems'
import { partsFrom } from '../../../../src/snapshots/parts'
import { parsed } from '../../platform/contract/parsed'

test.beforeAll(() => {
  process.env.SITE_API_KEY ??= `sk_${'0'.repeat(48)}`
  process.env.PLATFORM_ORIGIN ??= 'http://localhost:4000'
  process.env.SITE_URL ??= 'http://localhost:3000'
})

const configured = { ...siteConfig }
test.afterEach(() => {
  Object.assign(siteConfig, configured)
})

const image = { url: 'https://ficheiros.test/a.jpg', alt: 'A' }
const { content: products } = parsed('products', [
  { slug: 'c', title: 'Mesa 10', price: 30, image },
  { slug: 'a', title: 'Ábaco', price: 0, image },
  { slug: 'b', title: 'Mesa 9', price: 10, currency: 'USD', priceNote: 'com IVA', image },
])
const { content: posts } = parsed('posts', [
  { slug: 'novo', title: 'Zero', publishedAt: '2026-05-02', body: '<p>a</p>' },
  { slug: 'velho', title: 'Antes', publishedAt: '2026-05-01', body: '<p>a</p>' },
])
const site = () =>
  siteOf({ version: '', moves: [], ...partsFrom(6, {}), products: [...products], posts: [...posts] })
const slugs = () => site().products.map(({ slug }) => slug)

test('without a setting, a list has the order of the platform', () => {
  expect(slugs()).toEqual(['c', 'a', 'b'])
})

const orders: [OrderSettings['products'], string[]][] = [
  ['title', ['a', 'b', 'c']],
  ['price', ['b', 'c', 'a']],
  ['reversed', ['b', 'a', 'c']],
  [
    ['b', 'nenhum'],
    ['b', 'c', 'a'],
  ],
]
for (const [order, shown] of orders) {
  test(`order: ${order} applies to the list and to its page`, () => {
    siteConfig.order = { products: order ?? [] }
    expect(slugs()).toEqual(shown)
    expect(listPages.products.content(site(), '1')?.list.records.map(({ slug }) => slug)).toEqual(shown)
  })
}

test('the feed has the newest posts first in any order of the blog', () => {
  siteConfig.order = { posts: 'title' }
  expect(site().posts.map(({ slug }) => slug)).toEqual(['velho', 'novo'])
  expect(feed.content(site())?.posts.map(({ title }) => title)).toEqual(['Zero', 'Antes'])
})

test('prices are hidden, without cents, or in another currency, to search engines too', () => {
  const shown = () => recordPages.products.content(site(), 'b')
  expect(shown()).toMatchObject({ record: { price: 10, currency: 'USD' }, data: { offers: { price: 10 } } })
  siteConfig.prices = { currency: 'CHF', cents: false }
  expect(shown()).toMatchObject({ record: { currency: 'CHF' }, data: { offers: { priceCurrency: 'CHF' } } })
  expect(amountHere(1200).replace(/\s/g, ' ')).toBe('1200 CHF')
  siteConfig.prices = false
  expect(shown()).toMatchObject({ record: { price: 0, priceNote: '' }, data: undefined })
})

test('a wrong order or currency is reported', () => {
  expect(listProblems({ order: { faqs: [], posts: ['a', 'a'] }, prices: { currency: 'euro' } })).toEqual([
    'order: faqs names no record: leave it out for the order of the platform',
    'order: posts names "a" twice',
    'prices: currency "euro" is not a currency: write an ISO 4217 code such as EUR or CHF',
  ])
  expect(listProblems({ order: { products: 'price' }, prices: false })).toEqual([])
})

test('networks of the settings are in the structured data, and need an https address and a title', () => {
  const settings = { ...site().settings, name: 'Casa' }
  siteConfig.networks = [{ href: 'https://www.tiktok.com/@casa', title: 'TikTok' }]
  expect(businessData({ ...site(), settings }, [])).toMatchObject([
    { sameAs: ['https://www.tiktok.com/@casa'] },
  ])
  expect(networkProblems([{ href: '@casa', title: ' ' }])).toEqual([
    'networks: "@casa" must be an https address',
    'networks: "@casa" needs a title: write the name of the network',
  ])
})

test('the WhatsApp button is taken away by a setting', () => {
  const settings = { phone: '', whatsapp: 'https://wa.me/351912000140' }
  const hrefs = () => barActions(settings).map(({ href }) => href)
  expect(hrefs()).toContain(settings.whatsapp)
  siteConfig.whatsappButton = false
  expect(hrefs()).not.toContain(settings.whatsapp)
})

test('a page has its own picture of shared links, also after its record got another slug', () => {
  const pictures = { '/sobre': '/a.jpg', '/servicos/antigo': '/b.jpg' }
  expect(settingAt(pictures, '/sobre', {})).toBe('/a.jpg')
  expect(settingAt(pictures, '/servicos/novo', { '/servicos/antigo': '/servicos/novo' })).toBe('/b.jpg')
  expect(settingAt(pictures, '/contactos', {})).toBeUndefined()
})

test('sharePictures with an unknown page, or with a picture that is missing, small or an SVG, are reported', () => {
  const paths = {
    '/sobre': '/a.jpg',
    '/servicos/pintura': '/a.jpg',
    '/equipa': '/a.jpg',
    '/nenhuma': '/a.jpg',
  } as const
  expect(sharedPageProblems(paths, ['/equipa'])).toEqual([
    'sharePictures: /nenhuma is no page: write a path such as /sobre or /servicos/pintura',
  ])
  const pictures = {
    '/a.jpg': { width: 1200, height: 630, version: '' },
    '/b.jpg': { width: 400, height: 300, version: '' },
    '/c.svg': { width: 1200, height: 630, version: '' },
  }
  const sharePictures = { '/1': '/a.jpg', '/2': '/b.jpg', '/3': '/c.svg', '/4': '/d.jpg' } as const
  expect(configFileProblems({ pictures, others: {} }, { sharePictures })).toEqual([
    'sharePictures: /2: public/b.jpg is 400 × 300 pixels: it has to have 1200 × 630, and no less than 600 × 315',
    'sharePictures: /3: public/c.svg must be a JPEG, a PNG or a WebP',
    'sharePictures: /4: public/d.jpg is not there, or cannot be read as a picture',
  ])
})
