import { expect } from '@playwright/test'
import { siteOf } from '../../../../lib/content/site'
import { notFoundPage, thanksPage } from '../../../../lib/views/company'
import { listPages } from '../../../../lib/views/lists'
import { recordPages } from '../../../../lib/views/records'
import type { View } from '../../../../lib/views/view'
import { contentAndParts } from '../../../src/pages/fingerprints'
import { partsFrom } from '../../../src/snapshots/parts'
import { testWithPlatform } from '../own-environment'
import { parsed } from '../platform/contract/parsed'

/* Tests that a page expires with the first of the parts that it depends on: after 60 s for posts, 300 s for services. */

const test = testWithPlatform({ answer: (_, response) => response.end(), environment: {} })

const titled = { slug: 'a', title: 'A', icon: 'truck' }
const contentFrom = {
  services: parsed('services', [{ ...titled, tier: 'primary' }]),
  products: parsed('products', [titled]),
  posts: parsed('posts', [{ ...titled, tags: ['Dicas'] }]),
}

for (const [name, page, param, expected] of [
  ['a service', recordPages.services, 'a', ['settings', 'services']],
  ['the services', listPages.services, '1', ['settings', 'services']],
  ['a product', recordPages.products, 'a', ['settings', 'products']],
  ['the products', listPages.products, '1', ['settings', 'products']],
  ['a post', recordPages.posts, 'a', ['settings', 'posts']],
  ['a missing address', notFoundPage, '', ['settings', 'services']],
  ['thanks', thanksPage, '', ['settings', 'posts']],
] as const satisfies [string, View, string, string[]][]) {
  test(`the page of ${name} depends on ${expected.join(' and ')} alone`, { tag: '@all' }, () => {
    const snapshot = ({ content }: { content: unknown }) => ({ content })
    const all = Object.entries(contentFrom).map(([part, read]) => [part, snapshot(read)])
    const site = siteOf({ ...partsFrom(6, Object.fromEntries(all)), version: 'v', moves: [] })
    const { content, parts } = contentAndParts(page, site, param)
    expect(content).toBeDefined()
    expect([...parts].toSorted()).toEqual([...expected].toSorted())
  })
}
