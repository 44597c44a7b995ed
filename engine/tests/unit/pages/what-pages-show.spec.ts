import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { type Site, siteOf } from '../../../../lib/content/site'
import type { Resource } from '../../../../lib/kinds'
import { otherViews, pages } from '../../../../lib/views'
import { notFoundPage } from '../../../../lib/views/company'
import { frame, menu } from '../../../../lib/views/frame'
import type { View } from '../../../../lib/views/view'
import { fingerprintOf } from '../../../src/pages/fingerprints'
import { partsFrom } from '../../../src/snapshots/parts'
import { testWithPlatform } from '../own-environment'
import { parsed } from '../platform/contract/parsed'

/* Tests that a save changes the content of the pages that show it. Every other page keeps its fingerprint, and so its bytes. */

const test = testWithPlatform({ answer: (_, response) => response.end(), environment: {} })

const resources = ['settings', 'services', 'products', 'projects', 'posts', 'testimonials', 'faqs'] as const
type Saved = (typeof resources)[number]

function contentOf(resource: Resource) {
  return JSON.parse(readFileSync(`engine/tests/template/content/mare-alta/${resource}.json`, 'utf8'))
}

const demo = Object.fromEntries(resources.map((resource) => [resource, contentOf(resource)]))

function siteWith(saved: object): Site {
  const all = Object.entries({ ...demo, ...saved }).map(([resource, content]) => [
    resource,
    { content: parsed(resource as Saved, content).content },
  ])
  return siteOf({ ...partsFrom(6, Object.fromEntries(all)), version: 'v', moves: [] })
}

/** All views except pages whose sections, an agency's included, receive the cards of all records: the home page, and a clone's Markdown pages. */
const table: View[] = [frame, menu, notFoundPage, ...pages, ...otherViews].filter(
  ({ name }) => !['home', 'markdown', 'everything'].includes(name),
)

/** The pages whose content differs between two sites. */
function changed(before: Site, after: Site): string[] {
  return table.flatMap((page) => {
    const params = new Set([before, after].flatMap((site) => page.params?.(site) ?? ['']))
    const differs = (param: string) =>
      fingerprintOf(page.content(before, param)) !== fingerprintOf(page.content(after, param))
    return [...params].filter(differs).map((param) => `${page.name} ${param}`.trim())
  })
}

for (const [resource, slug, fields, expected] of [
  ['posts', 'embalar-loica', { body: '<p>Outro texto.</p>' }, ['post embalar-loica']],
  ['posts', 'embalar-loica', { updatedOn: '2026-11-01' }, ['post embalar-loica', 'sitemap']],
  [
    'posts',
    'mudar-para-a-europa-documentos',
    { tags: ['Organização', 'Outro'] },
    [
      'post mudar-para-a-europa-documentos',
      'postList 1',
      'subject europa',
      'subject documentos',
      'subject organização',
      'subject outro',
      'feed',
      'sitemap',
    ],
  ],
  ['services', 'embalagem', { description: 'Outro.', bullets: ['Outro'] }, ['service embalagem']],
  ['services', 'mudancas-empresas', { tier: 'secondary' }, ['service mudancas-empresas', 'serviceList 1']],
  [
    'products',
    'caixa-roupeiro',
    { description: 'Outro.', sku: 'OUTRO', bullets: ['Outro'] },
    ['product caixa-roupeiro'],
  ],
  ['projects', 'arquivo-clinico', { problem: 'Outro.', solution: 'Outra.' }, ['project arquivo-clinico']],
  ['testimonials', undefined, { rating: 3 }, ['testimonials']],
  ['faqs', undefined, { category: 'Outra' }, ['faqs']],
] as [Saved, string | undefined, object, string[]][]) {
  test(`${Object.keys(fields).join(', ')} of one of the ${resource} change no page that does not draw it`, () => {
    const records: { slug: string }[] = demo[resource]
    const wanted = slug ?? records[0]?.slug
    const saved = records.map((record) => (record.slug === wanted ? { ...record, ...fields } : record))
    expect(changed(siteWith({}), siteWith({ [resource]: saved }))).toEqual(expected)
  })
}

for (const [fields, expected] of [
  [{ schedule: [{ days: 'Sempre', hours: '0h – 24h' }] }, ['frame', 'contact']],
  [{ appUrl: 'https://app.test/' }, ['contact']],
] as [object, string[]][]) {
  test(`${Object.keys(fields).join(', ')} of the settings change no page that does not draw it`, () => {
    expect(changed(siteWith({}), siteWith({ settings: { ...demo.settings, ...fields } }))).toEqual(expected)
  })
}
