import { expect, test } from '@playwright/test'
import type { Site } from '../../../lib/content/site'
import { shown } from '../../../lib/pages/cache/fingerprints'
import { isSameContent } from '../../../lib/pages/cache/same-content'
import { pageTag, paramOf, parseShownTag, shownTag } from '../../../lib/pages/cache/tags'
import type { Page } from '../../../lib/pages/page'
import { withSameRecords } from '../../../lib/snapshots/reads/same-records'

/* What tells whether a save changed a page. */

process.env.SITE_API_KEY ??= `sk_${'0'.repeat(48)}`

const record = (slug: string, text = 'a') => ({ slug, text, tags: ['x'] })

test('records that did not change stay the same objects, whatever their place', () => {
  const older = [record('a'), record('b'), record('c')]
  const newer = withSameRecords(older, [record('c'), record('b', 'other'), record('new'), record('a')])
  expect(newer.map((one) => older.includes(one))).toEqual([true, false, false, true])
  expect(newer.map(({ slug }) => slug)).toEqual(['c', 'b', 'new', 'a'])
})

test('a list in which nothing changed stays the same list, a reordered one does not', () => {
  const older = [record('a'), record('b')]
  expect(withSameRecords(older, [record('a'), record('b')])).toBe(older)
  expect(withSameRecords(older, [record('b'), record('a')])).not.toBe(older)
  expect(withSameRecords(older, [record('a')])).not.toBe(older)
  const singleton = { name: 'a', list: [1] }
  expect(withSameRecords(singleton, { name: 'a', list: [1] })).toBe(singleton)
})

test('content is the same when all of it is', () => {
  const long = () => Array.from({ length: 50 }, (_, index) => record(String(index)))
  const pairs: [unknown, unknown, boolean][] = [
    [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
    [{ a: undefined }, {}, false],
    [{ a: undefined }, { b: undefined }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    ['a', 'b', false],
    [null, undefined, false],
    [long(), long(), true],
    [long(), [...long().slice(1), record('0')], false],
  ]
  for (const [a, b, isSame] of pairs)
    expect([isSameContent(a, b), isSameContent(a, b)]).toEqual([isSame, isSame])
})

for (const param of [
  '',
  'simples',
  'a.b.c',
  'ação',
  'a,b',
  "o'brien~(1)!*",
  ':x',
  'x'.repeat(240),
  'я'.repeat(120),
]) {
  test(`a page is known again by its tag: ${param.slice(0, 20)}`, () => {
    const page = { name: 'post', content: () => undefined, params: () => ['other', param] }
    const tag = shownTag(page, param, 'abc-_1')
    expect(tag.length).toBeLessThanOrEqual(256)
    expect(tag).not.toMatch(/[,\s]/)
    expect(pageTag(page, param).length).toBeLessThanOrEqual(256)
    const claim = parseShownTag(tag)
    expect(claim).toMatchObject({ name: 'post', fingerprint: 'abc-_1' })
    expect(paramOf(page, {} as Site, claim?.param ?? '')).toBe(param)
  })
}

test('what a page shows is found out again only where a part that it looks at has changed', () => {
  let asked = 0
  const page: Page = {
    name: 'services',
    content: ({ services }) => {
      asked += 1
      return services
    },
  }
  const site = { services: [record('a')], posts: [record('b')], has: { faqs: false } } as unknown as Site
  const first = shown(page, site, '').fingerprint
  expect(shown(page, { ...site, posts: [], version: 'next' }, '').fingerprint).toBe(first)
  expect(asked).toBe(1)
  expect(shown(page, { ...site, services: [] }, '').fingerprint).not.toBe(first)
  expect(asked).toBe(2)
})

test('a page that shows which pages there are shows it anew', () => {
  const page: Page = { name: 'missing', content: ({ has }) => has.faqs }
  const site = { faqs: [], has: { faqs: false } } as unknown as Site
  const first = shown(page, site, '').fingerprint
  expect(shown(page, { ...site, has: { ...site.has, faqs: true } }, '').fingerprint).not.toBe(first)
})
