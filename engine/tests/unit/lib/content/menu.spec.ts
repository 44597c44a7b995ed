import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { siteConfig } from '@/site/config'
import { menuItems } from '../../../../../lib/content/menu'
import { siteOf } from '../../../../../lib/content/site'
import type { MenuEntry } from '../../../../../lib/settings/menu-entries'
import { codePageProblems, unregisteredPages } from '../../../../src/checks/code-page-problems'
import { menuProblems } from '../../../../src/checks/menu-problems'
import { codePage } from '../../../../src/pages/code-page'
import { partsFrom } from '../../../../src/snapshots/parts'
import { temporaryFolder } from '../../../sandbox/support/folders'
import { parsed } from '../../platform/contract/parsed'

const { content: services } = parsed('services', [{ slug: 'embalagem', icon: 'truck', tier: 'primary' }])
const site = siteOf({ version: '', moves: [], ...partsFrom(6, {}), services })

const packing = { href: '/servicos/embalagem', title: 'Embalar' }

test.beforeAll(() => {
  siteConfig.pages.push(
    { path: '/numeros', title: 'Em números', description: 'O que fizemos.' },
    { path: '/numeros/obras', title: 'Obras' },
  )
})

test("an entry is a page of the template by its name, a page of the agency's, a link, or a title with entries", () => {
  const entries: MenuEntry[] = [
    'services',
    '/numeros',
    { href: 'https://loja.test', title: 'Loja' },
    { title: 'Mais', href: '/numeros', entries: ['contact', packing] },
  ]
  expect(menuItems(entries, site)).toEqual([
    { href: '/servicos', title: 'Serviços' },
    { href: '/numeros', title: 'Em números' },
    { href: 'https://loja.test', title: 'Loja' },
    {
      title: 'Mais',
      links: [
        { href: '/numeros', title: 'Visão geral' },
        { href: '/contactos', title: 'Contactos' },
        packing,
      ],
    },
  ])
})

test('a page in a folder is named by its path, with its title', () => {
  const rui = { path: '/equipa/rui', title: 'Rui' } as (typeof site.markdownPages)[number]
  expect(menuItems(['/equipa/rui'], { ...site, markdownPages: [rui] })).toEqual([
    { href: '/equipa/rui', title: 'Rui' },
  ])
})

test('an entry without content is left out, and so is a title whose entries all are', () => {
  const entries: MenuEntry[] = [
    'blog',
    '/nada',
    { href: '/blog', title: 'Notícias' },
    { href: '/blog/um-artigo?de=menu', title: 'Um artigo' },
    { href: '/servicos/nada#preco', title: 'Nada' },
    { title: 'Mais', entries: ['products', '/nada'] },
    { href: '/orcamento?servico=embalagem', title: 'Pedir' },
  ]
  expect(menuItems(entries, site)).toEqual([{ href: '/orcamento?servico=embalagem', title: 'Pedir' }])
})

for (const [entry, problem] of [
  ['/nada', "menu: /nada has no title here: write { href: '/nada', title: '…' }, or add the page to pages"],
  [{ href: 'loja.test', title: 'Loja' }, /"loja\.test" must be a path such as/],
  [{ href: 'javascript:alert(1)', title: 'Loja' }, /must be a path/],
] as [MenuEntry, string | RegExp][]) {
  test(`${JSON.stringify(entry)} in a menu is refused in one sentence`, () => {
    expect(menuProblems('menu', [entry], ['/equipa'])).toEqual([
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    ])
  })
}

test('a menu with one level is accepted, and one with a second level is refused', () => {
  const entries: MenuEntry[] = ['services', '/equipa', { href: 'tel:+351220000140', title: 'Ligar' }]
  const group: MenuEntry = { title: 'Mais', href: '/sobre', entries: ['blog', packing] }
  expect(menuProblems('menu', [...entries, group], ['/equipa'])).toEqual([])
  const second = JSON.parse(JSON.stringify([{ title: 'Cima', entries: [group] }]))
  expect(menuProblems('menu', second, [])).toEqual([expect.stringMatching(/a menu has one level only/)])
})

test('a page in code has the registered pages above it as breadcrumbs', () => {
  expect(codePage('/numeros/obras')).toEqual({
    title: 'Obras',
    intro: '',
    head: { title: 'Obras', description: '', path: '/numeros/obras' },
    crumbs: [{ title: 'Em números', href: '/numeros' }],
  })
  expect(() => codePage('/nada')).toThrow('site/config.ts: /nada is not in pages: add { path, title }')
})

test('a registered page that app/ lacks, or that exists already, is reported', () => {
  const app = join(temporaryFolder(), 'app')
  for (const folder of ['numeros', '(geral)/obras', 'equipa/[nome]', '[...page]', 'sobre']) {
    mkdirSync(join(app, folder), { recursive: true })
    writeFileSync(join(app, folder, 'page.tsx'), '')
  }
  const page = (path: `/${string}`) => ({ path, title: 'x' })
  const well = [page('/numeros'), page('/obras'), page('/equipa/ana')]
  expect(codePageProblems(well, [], app)).toEqual([])
  expect(unregisteredPages(well, app)).toEqual([])
  expect(unregisteredPages([page('/obras')], app)).toEqual([
    expect.stringMatching(/^pages: \/numeros is missing/),
  ])
  const wrong = (['/nada', '/sobre', '/obras/', '/equipa'] as const).map(page)
  expect(codePageProblems(wrong, ['/equipa'], app)).toEqual([
    'pages: /nada has no page: app/nada/page.tsx is missing',
    'pages: /sobre is a page of the template already',
    'pages: /obras/ must be a path such as /numeros',
    'pages: /equipa is a Markdown page, which is known without: site/pages/equipa.md',
    'pages: /equipa has no page: app/equipa/page.tsx is missing',
  ])
})
