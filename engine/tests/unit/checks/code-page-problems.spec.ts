import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { siteOf } from '../../../../lib/content/site'
import { sitemapEntries } from '../../../../lib/views/sitemap'
import { unregisteredPages } from '../../../src/checks/code-page-problems'
import { partsFrom } from '../../../src/snapshots/parts'
import { temporaryFolder } from '../../sandbox/support/folders'
import { parsed } from '../platform/contract/parsed'

/* Tests of the advice about pages in code. */

const service = { slug: 'pintura', title: 'Pintura', icon: 'x', description: 'x', summary: 'x' }
const parts = Object.fromEntries([['services', { content: parsed('services', [service]).content }]])
const site = siteOf({ ...partsFrom(6, parts), version: 'v', moves: [] })
const listed = () => sitemapEntries(site).flatMap(({ path }) => (path.includes('pint') ? [path] : []))

test('a page in code over the page of a record is in the sitemap once, registered or not', () => {
  const app = temporaryFolder()
  for (const name of ['servicos/pintura', 'pintores']) {
    mkdirSync(join(app, name), { recursive: true })
    writeFileSync(join(app, name, 'page.tsx'), '')
  }
  expect(unregisteredPages([], app)).toEqual([
    "pages: /pintores is missing, so the sitemap lacks it and sharing shows the site's own image",
    "pages: /servicos/pintura is missing, so the sitemap has it only with a record of that name and sharing shows the site's own image",
  ])
  expect(listed()).toEqual(['/servicos/pintura'])
  const before = siteConfig.pages
  siteConfig.pages = [
    { path: '/servicos/pintura', title: 'Pintura' },
    { path: '/pintores', title: 'Pintores' },
  ]
  try {
    expect(unregisteredPages(siteConfig.pages, app)).toEqual([])
    expect(listed().sort()).toEqual(['/pintores', '/servicos/pintura'])
    siteConfig.pages = [{ path: '/servicos/pintura', title: 'Pintura', isListed: false }]
    expect(listed()).toEqual([])
  } finally {
    siteConfig.pages = before
  }
})
