import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import type { SiteSettings } from '../../../../lib/settings/site-config'
import { takenOffProblems, takenOffSection } from '../../../src/checks/taken-off-problems'
import { partsFrom } from '../../../src/snapshots/parts'

/* Tests that leftovers about a kind that `without` removes are reported with file and line. */

const configured = { ...siteConfig }
test.afterEach(() => {
  delete siteConfig.mainAction
  Object.assign(siteConfig, configured)
})

function problems(settings: SiteSettings, source = '') {
  Object.assign(siteConfig, settings)
  return takenOffProblems(siteConfig, ['/blog/nossa'], source)
}

const without: SiteSettings['without'] = ['posts', 'caseStudies']

test("the template's own menus and home page leave out what is taken off", () => {
  expect(problems({ without })).toEqual([])
})

test('a setting about a kind that is taken off is reported with its line in site/config.ts', () => {
  const source = [
    'export const siteConfig = defineSite({',
    "  without: ['posts', 'caseStudies'],",
    '  menu: [',
    "    'services',",
    "    'blog',",
    "    { title: 'Mais', entries: ['projects'] },",
    '  ],',
    "  home: ['hero', { section: 'posts', most: 2 }],",
    "  order: { projects: 'title' },",
    '  postsPerPage: 6,',
    "  mainAction: { href: '/blog/velho', title: 'Ler' },",
    '})',
  ].join('\n')
  const found = problems(
    {
      without,
      menu: ['services', 'blog', { title: 'Mais', entries: ['projects'] }],
      home: ['hero', { section: 'posts', most: 2 }],
      order: { projects: 'title' },
      postsPerPage: 6,
      mainAction: { href: '/blog/velho', title: 'Ler' },
    },
    source,
  )
  expect(found.map((text) => text.replace(/ belongs to a kind.*/, ''))).toEqual([
    'site/config.ts:5: menu: "blog"',
    'site/config.ts:6: menu: "projects"',
    'site/config.ts:8: home: "posts"',
    'site/config.ts:9: order: "projects"',
    'site/config.ts:11: mainAction: "/blog/velho"',
    'site/config.ts:10: postsPerPage: "postsPerPage"',
  ])
})

test("a menu may name a page of the agency's at the address of a kind that is taken off", () => {
  expect(problems({ without, footerMenu: [{ href: '/blog/nossa#hoje', title: 'Cartas' }] })).toEqual([])
})

test('settings, services and documents cannot be taken off, and an unknown kind is reported', () => {
  const names = ['settings', 'services', 'legal', 'noticias'] as unknown as SiteSettings['without'] & object
  expect(problems({ without: names }, "without: ['settings', 'services', 'legal', 'noticias']")).toEqual([
    'site/config.ts:1: without: a site needs its settings',
    'site/config.ts:1: without: a site needs its services',
    'site/config.ts:1: without: a site needs its legal',
    'site/config.ts:1: without: there is no kind of content named "noticias"',
  ])
})

test('a section of a Markdown page that shows a kind that is taken off is reported, and so is a link to it', () => {
  siteConfig.without = ['posts']
  expect(takenOffSection({ section: 'posts' })).toHaveLength(1)
  expect(
    takenOffSection({ section: 'pictureAndText', items: [{ link: { href: '/blog/x', title: 'x' } }] }),
  ).toEqual([{ path: ['items', 0, 'link', 'href'], text: expect.stringContaining('"/blog/x"') }])
  expect(takenOffSection({ section: 'services' })).toEqual([])
})

test('a kind that is taken off has no content of the other contract either', () => {
  siteConfig.without = ['projects']
  const snapshot = { version: '4.1.0', contract: 4, hash: '', readAt: 0, content: [{ slug: 'x' }] } as never
  expect(partsFrom(6, { caseStudies: snapshot }).projects).toEqual([])
})
