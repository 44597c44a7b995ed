import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { sitemapProblems } from '../../../../../e2e/check/reading/sitemap'
import { checkSlugs } from '../../../../commands/doctor/checks/slugs'
import { parsed } from '../../platform/contract/parsed'

test.afterEach(() => {
  siteConfig.order = {}
})

test('the doctor names a slug in order that no record has', () => {
  siteConfig.order = { services: ['pintura', 'limpesa'], products: 'title', posts: ['x'] }
  const { content: services } = parsed('services', [
    { slug: 'pintura', title: 'Pintura' },
    { slug: 'limpeza', title: 'Limpeza' },
  ])
  expect(checkSlugs({ services: [...services] })).toMatchObject([
    {
      message: 'site/config.ts: order: services: the platform has no "limpesa"',
      remedy: 'There are pintura, limpeza.',
    },
  ])
})

test('the check names an address of the sitemap that is no page', () => {
  const answers = new Map([
    ['/', 200],
    ['/eventos/velho', 404],
  ])
  const places = { ofAddress: (address: string) => ` (site/config.ts:4 ${address})` }
  expect(sitemapProblems({ sitemap: ['/', '/eventos/velho', '/longe'], answers }, places)).toEqual([
    '/sitemap.xml: /eventos/velho answers 404 (site/config.ts:4 /eventos/velho)',
  ])
})
