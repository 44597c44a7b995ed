import { expect, test } from '@playwright/test'
import { checkLead } from '../../../lib/engine/leads/form'
import { isHostilePath } from '../../../lib/engine/routing/request-target'
import { bySlug } from '../../../lib/site/content/find'
import { routes } from '../../../lib/site/routes/routes'
import { parsed } from '../engine/platform/parsed'

const withoutPage = [
  ...['', 'a\0b', 'a\nb', 'a\u2028b', 'a\u202eb', '\u200b', 'a\ud800', '\udc00', 'a\ufffd'],
  ...['../x', '..', '.', 'a/b', 'a\\b', '/', '50%', '%2e%2e', 'a'.repeat(241), 'á'.repeat(121)],
  ...['A b', 'a+b', 'a&b=c', 'a?b', 'a#b', "a'b", '[a]', '[slug]', '(a)', '*', 'a:b', 'a,b', '😀'],
  // Next.js takes these for the data of the page before the dot.
  ...['a.rsc', 'a.segment.rsc'],
]
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
  test(`a record of ${resource} in ${version} has a page, or is left out and noted`, () => {
    const found = (slug: string) => ({ slug, ...slugsAndNotes(resource, version, slug) })
    expect(withoutPage.map(found)).toEqual(
      withoutPage.map((slug) => ({ slug, slugs: [], notes: ['record left out'] })),
    )
    expect(withPage.map(found)).toEqual(withPage.map((slug) => ({ slug, slugs: [slug], notes: [] })))
    const addresses = withPage.flatMap((slug) => [route(slug), routes.ogImage(route(slug))])
    expect(addresses.filter((address) => isHostilePath(address, true))).toEqual([])
  })
}

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
    for (const slug of ['../x', '50%', 'a/b', 'a.rsc']) expect(slugs(slug)).toEqual([slug])
    expect(slugs('a\ud800')).toEqual(['a\ufffd'])
    for (const slug of ['a\0b', 'a\nb', '\u200b', 'a'.repeat(301)]) expect(slugs(slug)).toEqual([])
  }
})

test('a service of the longest name can be asked for', () => {
  const typed = { name: 'Ana', email: 'ana@exemplo.pt', phone: '', originDestination: '' }
  const serviceSlug = 'a'.repeat(240)
  expect(checkLead({ ...typed, serviceSlug, message: 'Preciso de ajuda.' }, 'quote')).toHaveProperty('lead')
})
