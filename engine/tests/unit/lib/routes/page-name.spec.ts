import { expect, test } from '@playwright/test'
import { bySlug } from '../../../../../lib/content/find'
import { siteOf } from '../../../../../lib/content/site'
import { pageNameOf } from '../../../../../lib/routes/page-name'
import { routes } from '../../../../../lib/routes/routes'
import { feed } from '../../../../../lib/views/files'
import { listPages } from '../../../../../lib/views/lists'
import { recordPages } from '../../../../../lib/views/records'
import { checkContent } from '../../../../commands/doctor/checks/content'
import { checkLead } from '../../../../src/leads/form'
import { isHostilePath, plainTarget } from '../../../../src/routing/request-target'
import { partsFrom } from '../../../../src/snapshots/parts'
import { testWithPlatform } from '../../own-environment'
import { parsed } from '../../platform/contract/parsed'

const testSite = testWithPlatform({ answer: (_, response) => response.end() })

/** Slugs that are not page names. For services and products the platform promises a format; for other records, a page name is generated. */
const unusual = [
  ...['a\0b', 'a\nb', 'a\u2028b', 'a\u202eb', '\u200b', 'a\ud800', '\udc00', 'a\ufffd'],
  ...['../x', 'a/b', 'a\\b', '/', '50%', '%2e%2e', 'a'.repeat(241), 'á'.repeat(121)],
  ...['A b', 'a+b', 'a&b=c', 'a?b', 'a#b', "a'b", '[a]', '[slug]', '(a)', '*', 'a:b', 'a,b', '😀'],
  // Next.js takes these for the data of the page before the dot.
  ...['a.rsc', 'a.segment.rsc'],
]
const impossible = ['.', '..', 'a'.repeat(301), 'a'.repeat(3_000)]
const withPage = [
  ...['A-B', 'ação', 'Ação-Nova', 'ac\u0327a\u0303o', 'услуга', '服務', 'हिंदी', 'a.b_c~d', '.a', '-', '1'],
  ...['a.html', 'guia.pdf', '...', 'index', 'rsc', 'a'.repeat(240), 'á'.repeat(120), 'a\u0301'.repeat(120)],
]

const pages = [
  ['services', '4.1.0', routes.service],
  ['products', '6.3.0', routes.product],
  ['caseStudies', '4.1.0', routes.project],
  ['projects', '6.3.0', routes.project],
  ['posts', '6.3.0', routes.post],
] as const

type Collection = (typeof pages)[number][0] | 'testimonials' | 'values'

function slugsAndNotes(resource: Collection, version: string, slug: string) {
  const record = { slug, icon: 'truck', tier: 'primary' }
  const { content, notes } = parsed(resource, [record], version)
  return { slugs: content.map((one) => one.slug), notes: notes.map(({ kind }) => kind) }
}

for (const [resource, version, route] of pages) {
  const found = (slug: string) => ({ slug, ...slugsAndNotes(resource, version, slug) })
  const leftOut = (slug: string) => ({ slug, slugs: [], notes: ['record left out'] })
  const there = (slug: string) => ({ slug, slugs: [slug.toWellFormed().trim()], notes: [] })
  const hasFormat = resource === 'services' || resource === 'products'

  test(`a record of ${resource} in ${version} has a page, ${hasFormat ? 'or is left out and noted' : 'whatever its slug'}`, () => {
    expect(['', ' '].map(found)).toEqual(['', ' '].map(leftOut))
    const others = [...unusual, ...impossible]
    expect(others.map(found)).toEqual(others.map((slug) => (hasFormat ? leftOut(slug) : there(slug))))
    expect(withPage.map(found)).toEqual(withPage.map(there))
    const paged = hasFormat ? withPage : [...withPage, ...unusual]
    const addresses = paged.flatMap((slug) => [route(slug), routes.ogImage(route(slug))])
    expect(addresses.filter((address) => isHostilePath(address, true) || address.endsWith('/'))).toEqual([])
  })
}

test('no address of a plain slug changes, and no two slugs share one', () => {
  for (const slug of withPage)
    expect(routes.project(slug)).toBe(`/projetos/${encodeURIComponent(slug.normalize())}`)
  const slugs = [...unusual.filter((slug) => slug.isWellFormed()), 'obra 3', 'obra-3', 'obra/3', 'Obra 3']
  const names = slugs.map(pageNameOf)
  const escaped = (slug: string) => routes.project(slug).replaceAll('!', '%21')
  expect(slugs.map((slug) => plainTarget(escaped(slug)))).toEqual(slugs.map(routes.project))
  // Slugs that could equal the page name of another one.
  const all = [...slugs, ...names.filter((name) => !slugs.includes(name))]
  expect(new Set(all.map(pageNameOf)).size).toBe(all.length)
  expect(names.filter((name) => Buffer.byteLength(name) > 240)).toEqual([])
  expect(impossible.map((slug) => routes.post(slug))).toEqual(impossible.map(() => ''))
})

testSite('a record that can have no page is in lists, without a link, and the doctor names it', () => {
  const posts = parsed(
    'posts',
    ['.', 'a', '..', 'b/c'].map((slug) => ({ slug, title: slug })),
  ).content
  const site = siteOf({ version: '', moves: [], ...partsFrom(6, {}), posts })
  expect(listPages.posts.content(site, '1')?.list.records.map(({ slug }) => slug)).toEqual([
    '.',
    'a',
    '..',
    'b/c',
  ])
  const names = ['a', pageNameOf('b/c')]
  expect(recordPages.posts.params(site)).toEqual(names)
  for (const name of ['', '.', '..', 'b/c']) expect(recordPages.posts.content(site, name)).toBe(undefined)
  expect(recordPages.posts.content(site, names[1] ?? '')).toMatchObject({
    newer: { slug: 'a' },
    older: undefined,
  })
  const paths = names.map((name) => routes.recordPage('posts', name))
  expect(feed.content(site)?.posts.map(({ path }) => path)).toEqual(paths)
  const messages = checkContent({ posts }).map(({ message }) => message)
  expect(messages.filter((text) => text.includes('has no page'))).toEqual([
    expect.stringContaining('posts: record "."'),
    expect.stringContaining('posts: record ".."'),
  ])
})

test('two slugs that look the same are the same address: the first record has it, in either form', () => {
  const [composed, decomposed] = ['a\u00e7\u00e3o', 'ac\u0327a\u0303o']
  expect(routes.service(decomposed)).toBe(routes.service(composed))
  for (const slugs of [
    [composed, decomposed],
    [decomposed, composed],
  ]) {
    const records = slugs.map((slug) => ({ slug, icon: 'truck', tier: 'primary' }))
    const { content, notes } = parsed('services', records)
    expect(notes).toMatchObject([{ kind: 'record left out' }])
    for (const slug of slugs) expect(bySlug(content, slug)?.slug).toBe(slugs[0])
  }
})

test('a record without a page of its own may have a slug that no address can hold', () => {
  for (const resource of ['testimonials', 'values'] as const) {
    const slugs = (slug: string) => slugsAndNotes(resource, '6.3.0', slug).slugs
    for (const slug of ['../x', '50%', 'a/b', 'a.rsc', 'a\nb', 'a'.repeat(301)])
      expect(slugs(slug)).toEqual([slug])
    expect(slugs('a\ud800')).toEqual(['a\ufffd'])
  }
})

test('a quote for a service with a slug of the maximum length is accepted', () => {
  const typed = { name: 'Ana', email: 'ana@exemplo.pt', phone: '', originDestination: '' }
  const serviceSlug = 'a'.repeat(240)
  expect(checkLead({ ...typed, serviceSlug, message: 'Preciso de ajuda.' }, 'quote')).toHaveProperty('lead')
})
