import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { pageAt } from '../../../../../lib/content/page-at'
import { siteOf } from '../../../../../lib/content/site'
import { paged, pagedNames, type Resource } from '../../../../../lib/kinds'
import { routes } from '../../../../../lib/routes/routes'
import { templateRoutes } from '../../../../../lib/routes/template-routes'
import { pages } from '../../../../../lib/views'
import { isShown, viewAt } from '../../../../../lib/views/at-address'
import { ogImage } from '../../../../../lib/views/files'
import { paidProductList, subjectList } from '../../../../../lib/views/narrowed'
import { sitemapEntries } from '../../../../../lib/views/sitemap'
import { partsFrom } from '../../../../src/snapshots/parts'
import { testWithPlatform } from '../../own-environment'
import { parsed } from '../../platform/contract/parsed'

/* Tests that the view at an address tells whether a page exists, in the same way for pages, sitemap, Open Graph images and the server. */

const test = testWithPlatform({ answer: (_, response) => response.end(), environment: {} })

const resources = [
  'settings',
  'services',
  'products',
  'projects',
  'posts',
  'testimonials',
  'faqs',
  'legal',
] as const

function demo() {
  const all = resources.map((resource) => {
    const content = JSON.parse(
      readFileSync(`engine/tests/template/content/mare-alta/${resource}.json`, 'utf8'),
    )
    return [resource, { content: parsed(resource as Extract<Resource, 'posts'>, content).content }]
  })
  return siteOf({ ...partsFrom(6, Object.fromEntries(all)), version: 'v', moves: [] })
}

const site = demo()

test('each address of the sitemap is that of a view with content, its preview picture too', () => {
  const listed = sitemapEntries(site).map(({ path }) => path)
  expect(listed.length).toBeGreaterThan(40)
  expect(listed.filter((path) => !isShown(site, path))).toEqual([])
  const pictures = ogImage.params(site).filter((param) => ogImage.content(site, param) !== undefined)
  expect(pictures.length).toBeGreaterThan(30)
  const addresses = pictures.map((param) => routes.ogImage(`/${encodeURI(param)}`))
  expect(addresses.filter((path) => !isShown(site, path))).toEqual([])
})

test('menus, breadcrumbs and shared pictures know exactly the pages that exist', () => {
  const known = sitemapEntries(site).map(({ path }) => path)
  const repeated = (path: string) => /\/pagina\/|^\/orcamento\/./.test(path)
  const paths = [
    ...known,
    ...known.map((path) => `${path}/nada`),
    '/nada',
    '/blog/etiqueta',
    '/servicos/Nada',
  ]
  for (const path of paths) {
    const segments = path.split('/').slice(1).filter(Boolean).map(decodeURIComponent)
    expect(pageAt(site, segments) !== undefined, path).toBe(isShown(site, path) && !repeated(path))
  }
})

test('each parameter of a view has an address that leads to it, listed or not', () => {
  const found = [
    ...subjectList.params(site).map((param) => [subjectList.name, param, subjectPath(param)]),
    ...paidProductList.params(site).map((param) => [paidProductList.name, param, `/produtos/preco/${param}`]),
  ]
  expect(found.length).toBeGreaterThan(5)
  for (const [name, param, path = ''] of found) {
    const at = viewAt(path)
    expect([at?.view.name, at?.param], path).toEqual([name, param])
    expect(isShown(site, path), path).toBe(true)
  }
  const named = new Set(sitemapEntries(site).map(({ path }) => viewAt(path)?.view.name))
  // The content of the test has no records of a kind that a clone has added.
  const added = pagedNames
    .filter((kind) => !resources.some((name) => name === kind))
    .flatMap((kind) => [paged[kind].pages.one, `${paged[kind].pages.one}List`])
  const others = ['markdown', 'notFound', 'search', 'subject', 'thanks', ...added]
  expect(pages.map(({ name }) => name).filter((name) => !named.has(name) && !others.includes(name))).toEqual(
    [],
  )
})

test('an address without a view is not shown, and a file that always exists has no view', () => {
  for (const path of [
    '/nada',
    '/servicos/nada',
    '/servicos/pagina/1',
    '/servicos/pagina/01',
    '/servicos/pagina/999',
    '/servicos/pagina',
    '/blog/etiqueta/nada',
    '/blog/etiqueta',
    '/produtos/preco/nada',
    '/orcamento/nada',
    '/obrigado/nada',
    '/obrigado/orcamento',
    '/obrigado/-/nada',
    '/sobre/nada',
    '/og/nada',
    '/og/servicos%2Fmudancas-empresas',
    '/constructor',
  ])
    expect(isShown(site, path), path).toBe(false)
  const files = templateRoutes.filter(
    (route) => /\.(?!\.)|icon/.test(route) && route !== '/feed.xml' && !route.includes('og'),
  )
  expect(files.length).toBeGreaterThan(4)
  for (const file of files) expect(viewAt(file), file).toBeUndefined()
  for (const path of [
    '/',
    '/obrigado',
    '/obrigado/-',
    '/obrigado/mudancas-empresas',
    '/pesquisa',
    '/contactos',
    '/orcamento',
    '/privacidade',
    '/feed.xml',
    '/og',
  ])
    expect(isShown(site, path), path).toBe(true)
})

function subjectPath(param: string): string {
  const [slug = '', number = '1'] = param.split('/')
  return routes.subject(slug, Number(number))
}
