import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { copy } from '@/site/copy'
import { mainAction } from '../../../../../lib/content/actions'
import { callCost, phoneNumbers } from '../../../../../lib/content/contact'
import { addressIn, copyIn, forLanguage, isLanguage } from '../../../../../lib/content/copy-in'
import { menuIn } from '../../../../../lib/content/menu'
import { siteOf } from '../../../../../lib/content/site'
import {
  isThanks,
  languageOf,
  nameOfLanguage,
  openGraphLocale,
  otherLanguages,
  pagesInLanguages,
  translationsOf,
} from '../../../../../lib/content/translations'
import { fieldsOf } from '../../../../../lib/settings/fields'
import { sitemap, translations } from '../../../../../lib/views/files'
import { checkLanguages } from '../../../../commands/doctor/checks/languages'
import { checkSlugs } from '../../../../commands/doctor/checks/slugs'
import { languageProblems, otherLanguageProblems } from '../../../../src/checks/language-problems'
import { partsFrom } from '../../../../src/snapshots/parts'
import { parsed } from '../../platform/contract/parsed'

const pages = [
  { path: '/about-us', title: 'About us', lang: 'en', translationOf: '/sobre' },
  { path: '/a-propos', title: 'À propos', lang: 'fr', translationOf: '/sobre' },
  { path: '/summer', title: 'Summer', lang: 'en' },
]

test('a page and its translations name one another, and no other page names any', () => {
  const all = { 'pt-PT': '/sobre', en: '/about-us', fr: '/a-propos', 'x-default': '/sobre' }
  for (const path of ['/sobre', '/about-us', '/a-propos'])
    expect(translationsOf(path, pages), path).toEqual(all)
  for (const path of ['/', '/summer', '/contactos']) expect(translationsOf(path, pages), path).toBeUndefined()
  expect(['/summer', '/sobre'].map((path) => languageOf(path, pages))).toEqual(['en', 'pt-PT'])
})

test('two sites in two languages name one another on their home pages', () => {
  const otherLanguages = { en: 'https://en.cliente.pt' }
  Object.assign(siteConfig, { otherLanguages })
  expect(translationsOf('/', pages)).toEqual({ 'pt-PT': '/', ...otherLanguages, 'x-default': '/' })
  expect(translationsOf('/contactos', pages)).toBeUndefined()
  Reflect.deleteProperty(siteConfig, 'otherLanguages')
  expect(otherLanguageProblems(otherLanguages)).toEqual([])
  expect(otherLanguageProblems({ english: 'en.cliente.pt' })).toHaveLength(2)
})

test('the sitemap names the translations of a page, and only of one that has some', () => {
  const visit = { path: '/visit', title: 'Visit', lang: 'en', translationOf: '/contactos' }
  const thanks = { path: '/thanks', title: 'Thanks', lang: 'en', translationOf: '/obrigado' }
  Object.assign(siteConfig, { pages: [...pages, visit, thanks] })
  expect(['/obrigado', '/thanks', '/visit'].map(isThanks)).toEqual([true, true, false])
  const entries = sitemap.content(siteOf({ version: '', moves: [], ...partsFrom(6, {}) }))
  const entryAt = (path: string) => entries.find((entry) => entry.path === path)
  expect(entryAt('/thanks')).toBeUndefined()
  const languages = { 'pt-PT': '/contactos', en: '/visit', 'x-default': '/contactos' }
  for (const path of ['/contactos', '/visit']) expect(entryAt(path)).toEqual({ path, languages })
  expect(entryAt('/summer')).toEqual({ path: '/summer' })
  Object.assign(siteConfig, { pages: [] })
})

test('Open Graph has a language with its territory', () => {
  expect(['pt-PT', 'en', 'en-GB', 'fr'].map(openGraphLocale)).toEqual(['pt_PT', 'en_US', 'en_GB', 'fr_FR'])
})

test('a wrong lang or translationOf is reported with its page', () => {
  const markdown = { path: '/historia', lang: '', translationOf: '' }
  const records = { path: '/rice', lang: 'en', translationOf: '/produtos/arroz' }
  expect(languageProblems([...pages, markdown, records])).toEqual([])
  for (const [page, problem] of [
    [
      { path: '/x', lang: 'fr', translationOf: '/sobre' },
      '/x translates /sobre into fr, as another page does',
    ],
    [{ path: '/x', lang: 'english' }, '/x has the lang english, which is no language'],
    [{ path: '/x', lang: 'EN' }, '/x has the lang EN, which is no language'],
    [{ path: '/x', lang: 'pt-PT' }, "/x has the lang pt-PT, which is the site's"],
    [{ path: '/x', translationOf: '/sobre' }, '/x is a translation without a lang'],
    [{ path: '/x', lang: 'en', translationOf: '/nada' }, '/x translates /nada, which is no page'],
    [{ path: '/x', lang: 'en', translationOf: '/sobre/' }, '/x translates /sobre/, which is no page'],
    [{ path: '/x', lang: 'en', translationOf: '/sobre/nada' }, '/x translates /sobre/nada, which is no page'],
    [
      { path: '/x', lang: 'en', translationOf: '/servicos/a/' },
      '/x translates /servicos/a/, which is no page',
    ],
    [
      { path: '/x', lang: 'en', translationOf: '/servicos/a#b' },
      '/x translates /servicos/a#b, which is no page',
    ],
    [
      { path: '/x', lang: 'de', translationOf: '/about-us' },
      '/x translates /about-us, which is a translation itself: name /sobre',
    ],
  ] as const)
    expect(languageProblems([...pages, page])).toEqual([expect.stringContaining(problem)])
})

test('a page in another language has the texts of copyOf around it, and the default of each missing text', () => {
  const call = (phone: string) => `Call ${phone}`
  const en = {
    nav: { skip: 'Skip', overview: 'Overview' },
    pages: { services: 'Services' },
    actions: { callNumber: call, quote: 'Ask for a price' },
    contact: { tariffs: { fixed: 'national call' } },
    titles: { Loja: 'Shop', 'A empresa': 'The company' },
  }
  Object.assign(copy.copyOf, { en })
  const texts = copyIn('en')
  expect([texts.nav.skip, texts.nav.open, copyIn('en-GB').nav.skip]).toEqual(['Skip', copy.nav.open, 'Skip'])
  expect(['en', 'en-GB', 'fr'].map((lang) => forLanguage(lang, { en: 'Closed' }))).toEqual([
    'Closed',
    'Closed',
    undefined,
  ])
  expect([copyIn(undefined), copyIn('fr')]).toEqual([copy, copy])
  expect(mainAction(texts).title).toBe('Ask for a price')
  expect(phoneNumbers({ phone: '220 000 140' }).map((number) => callCost(number, texts))).toEqual([
    'national call',
  ])
  const items = [
    { href: '/servicos', title: copy.pages.services },
    { href: '/servicos', title: 'Mudanças' },
    {
      title: 'A empresa',
      links: [
        { href: '/sobre', title: copy.nav.overview },
        { href: 'https://loja.test', title: 'Loja' },
      ],
    },
  ]
  expect(menuIn('en', items)).toEqual([
    { href: '/servicos', title: 'Services' },
    { href: '/servicos', title: 'Mudanças' },
    {
      title: 'The company',
      links: [
        { href: '/sobre', title: 'Overview' },
        { href: 'https://loja.test', title: 'Shop' },
      ],
    },
  ])
  Reflect.deleteProperty(copy.copyOf, 'en')
})

test.describe('with further languages', () => {
  const home = { path: '/en', title: 'Movers', lang: 'en', translationOf: '/' }
  const french = { path: '/fr', title: 'Le site', lang: 'fr', translationOf: '/' }
  test.beforeEach(() => Object.assign(siteConfig, { pages: [...pages, home] }))
  test.afterEach(() => {
    Object.assign(siteConfig, { pages: [] })
    for (const lang of Object.keys(copy.copyOf)) Reflect.deleteProperty(copy.copyOf, lang)
  })

  test('a header leads to each language that has a first page, by its own name', () => {
    const english = {
      lang: 'en',
      name: 'English',
      first: '/en',
      pages: {
        '/sobre': '/about-us',
        '/a-propos': '/about-us',
        '/about-us': '/about-us',
        '/en': '/en',
        '/': '/en',
      },
    }
    expect(otherLanguages('pt-PT')).toEqual([english])
    expect(otherLanguages('en')).toMatchObject([{ lang: 'pt-PT', name: 'Português', first: '/' }])
    expect(otherLanguages('en')[0]?.pages).toMatchObject({ '/about-us': '/sobre', '/en': '/' })
    expect(otherLanguages('fr')).toEqual([])
    Object.assign(siteConfig, { pages: [...pages, home, french] })
    expect(otherLanguages('en').map(({ name }) => name)).toEqual(['Português', 'Français'])
    Object.assign(siteConfig, { pages })
    expect(otherLanguages('pt-PT')).toEqual([])
    Object.assign(siteConfig, { pages: [home, { ...home, path: '/en-gb', lang: 'en-GB' }] })
    expect(['en', 'en-GB', 'pt-PT'].map(nameOfLanguage)).toEqual(['English', 'British English', 'Português'])
  })

  test('a menu keeps an entry of another language, and leads the others to their translations', () => {
    const items = [
      { href: '/en', title: 'English' },
      { href: '/', title: 'Português' },
      { href: '/', title: 'Início' },
      { href: '/sobre', title: copy.pages.about },
    ]
    expect(menuIn('en', items)).toEqual([
      ...items.slice(0, 2),
      { href: '/en', title: 'Movers' },
      { href: '/about-us', title: 'About us' },
    ])
  })

  test('an entry, an action and a link with a part or a query lead to the translation, with both', () => {
    Object.assign(copy.copyOf, { en: { titles: { Equipa: 'Team' } } })
    const items = [
      { href: '/sobre#equipa', title: 'Equipa' },
      { href: '/sobre?a=1', title: 'Sobre' },
      { href: '/contactos#mapa', title: 'Mapa' },
    ]
    expect(menuIn('en', items)).toEqual([
      { href: '/about-us#equipa', title: 'Team' },
      { href: '/about-us?a=1', title: 'About us' },
      items[2],
    ])
    const texts = copyIn('en')
    expect(['/sobre#equipa', '/sobre?a=1', '/#x'].map((href) => addressIn(texts, href))).toEqual([
      '/about-us#equipa',
      '/about-us?a=1',
      '/en#x',
    ])
  })

  test('a page that translates a record follows it when its slug changes, in head, header, menu and sitemap', () => {
    const mud = { path: '/moving', title: 'Moving', lang: 'en', translationOf: '/servicos/mudança' }
    Object.assign(siteConfig, { pages: [home, mud] })
    const { content: services } = parsed('services', [{ slug: 'mudanças', title: 'Mudanças' }])
    const moves = [{ resource: 'services', from: 'mudança', to: 'mudanças' } as const]
    const languagesAt = (site: ReturnType<typeof siteOf>, path: string) => translations.content(site, path)
    const site = siteOf({ ...partsFrom(6, {}), version: '', moves, services })
    const [old, now] = ['/servicos/mudan%C3%A7a', '/servicos/mudan%C3%A7as']
    const languages = { 'pt-PT': now, en: '/moving', 'x-default': now }
    expect([languagesAt(site, now), languagesAt(site, '/moving'), languagesAt(site, old)]).toEqual([
      languages,
      languages,
      undefined,
    ])
    expect(sitemap.content(site).filter(({ path }) => path === now || path === '/moving')).toEqual([
      { path: '/moving', languages },
      { path: now, languages },
    ])
    expect(translations.params(site)).toEqual(['/en', '/', '/moving', now])
    const inLanguages = pagesInLanguages(site.newPaths)
    expect(otherLanguages('en', inLanguages)[0]?.pages['/moving']).toBe(now)
    expect(menuIn('en', [{ href: now, title: 'Mudanças' }], inLanguages)).toEqual([
      { href: '/moving', title: 'Moving' },
    ])
    const before = siteOf({ ...partsFrom(6, {}), version: '', moves: [], services })
    expect(languagesAt(before, '/moving')).toMatchObject({ 'pt-PT': old })
    expect(checkSlugs({ services: parsed('services', [{ slug: 'outra' }]).content })).toMatchObject([
      { message: 'translationOf: the platform has no "mudança"' },
    ])
  })

  test('actions and fields of a form are in the language of its page', () => {
    const titles = { 'Quantas pessoas?': 'How many people?', Assunto: 'Subject' }
    Object.assign(copy.copyOf, { en: { form: { fields: { name: 'Name' } }, titles } })
    const fields = siteConfig.formFields
    Object.assign(siteConfig, {
      pages: [...pages, { path: '/quote', title: 'Quote', lang: 'en', translationOf: '/orcamento' }],
      formFields: ['name', { name: 'people', label: 'Quantas pessoas?', kind: 'number', hint: 'Assunto' }],
    })
    const texts = copyIn('en')
    expect(fieldsOf('contact', texts)).toMatchObject([
      { label: 'Name' },
      { label: 'How many people?', hint: 'Subject' },
    ])
    expect(fieldsOf('contact')).toMatchObject([{ label: 'Nome' }, { label: 'Quantas pessoas?' }])
    expect([mainAction(texts).href, mainAction(copy).href]).toEqual(['/quote', '/orcamento'])
    expect([addressIn(texts, '/sobre'), addressIn(copyIn('fr'), '/sobre')]).toEqual(['/about-us', '/sobre'])
    expect(['en', 'fr', 'de', 'constructor', '__proto__'].filter(isLanguage)).toEqual(['en', 'fr'])
    expect(copyIn('constructor')).toBe(copy)
    Object.assign(siteConfig, { formFields: fields })
  })

  test('the doctor names what a language lacks', () => {
    Object.assign(copy.copyOf, { en: { nav: copy.nav } })
    const found = checkLanguages().map(({ message }) => message)
    expect(found).toEqual([
      expect.stringMatching(
        /^copyOf\.en lacks \d+ texts, .*: on every page .*home\.closing\.title, .*; on some pages pages\.services, .*form\./,
      ),
      'No page in fr translates /, so the header does not link to this language',
      expect.stringMatching(/^copyOf\.fr lacks \d+ texts, .*: on every page nav\.skip/),
    ])
    expect(found[0]).not.toContain('nav.')
    Object.assign(copy.copyOf, { en: copy, fr: copy })
    expect(checkLanguages().map(({ outcome }) => outcome)).toEqual(['ok', 'advice'])
  })
})
