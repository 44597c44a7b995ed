import { expect, test } from '@playwright/test'
import { siteOf } from '../../../../../lib/content/site'
import { listPages } from '../../../../../lib/views/lists'
import { paidProductList } from '../../../../../lib/views/narrowed'
import { partsFrom } from '../../../../src/snapshots/parts'
import { parsed } from '../../platform/contract/parsed'

/* The specification: "Collections are complete and already in display order". */

const sold = { icon: 'zap', price: 5 }
const { content: products } = parsed('products', [
  { ...sold, slug: 'gone', available: false },
  { ...sold, slug: 'plain', pricePeriod: 'month' },
  { ...sold, slug: 'featured', featured: true, pricePeriod: 'month' },
  { ...sold, slug: 'once', featured: true },
])

function siteWith(...tiers: string[]) {
  const services = tiers.map((tier, index) => ({ slug: `${tier}-${index}`, icon: 'zap', tier }))
  return siteOf({
    version: '',
    moves: [],
    ...partsFrom(6, {}),
    products,
    services: parsed('services', services).content,
  })
}

const slugs = (content: { list: { records: { slug: string }[] } } | undefined) =>
  content?.list.records.map(({ slug }) => slug)

test('products have the order of the platform, in filtered lists too: not the featured ones first, nor the unavailable last', () => {
  const site = siteWith()
  expect(slugs(listPages.products.content(site, '1'))).toEqual(['gone', 'plain', 'featured', 'once'])
  expect(slugs(paidProductList.content(site, 'por-mes'))).toEqual(['plain', 'featured'])
})

test('services have the order of the platform, in parts by tier only where the tiers are not mixed', () => {
  const apart = listPages.services.content(siteWith('featured', 'featured', 'primary'), '1')
  expect(slugs(apart)).toEqual(['featured-0', 'featured-1', 'primary-2'])
  expect(apart?.tiers).toEqual([
    { tier: 'featured', page: 1 },
    { tier: 'primary', page: 1 },
  ])
  const mixed = listPages.services.content(siteWith('secondary', 'primary', 'secondary'), '1')
  expect(slugs(mixed)).toEqual(['secondary-0', 'primary-1', 'secondary-2'])
  expect(mixed?.tiers).toBeUndefined()
})
