import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { routesWith } from '../../../lib/routing/app-folder'
import { templateMatcher, templateRoutes } from '../../../lib/routing/template-routes'

test('every route of the template is listed', () => {
  const inCode = routesWith('page or route', join(import.meta.dirname, '../../../app'))
  // Next.js makes these of `icon.tsx` and `apple-icon.tsx`.
  const listed = new Set([...inCode, '/icon/[id]', '/apple-icon'])
  expect(templateRoutes.filter((route) => !listed.has(route))).toEqual([])
})

test('the rules are for the routes of the template, and for none of an agency', () => {
  const isOfTemplate = templateMatcher([
    '/a',
    '/agencia/produto/[id]',
    '/ganchos/[...rest]',
    '/servicos/mapa',
    '/servicos/[slug]/fotos',
    '/loja/[[...rest]]',
    '/docs/[...rest]',
    '/[lang]/[page]',
  ])
  const paths = {
    '/': true,
    '/servicos': true,
    '/servicos/elevador-exterior': true,
    '/servicos/mapa': false,
    '/servicos/elevador-exterior/fotos': false,
    '/servicos/pagina/2': true,
    '/blog/etiqueta/casa/pagina/2': true,
    '/og': true,
    '/og/servicos/a': true,
    '/feed.xml': true,
    '/loja': false,
    '/loja/a/b': false,
    '/docs/a': false,
    '/en/about': false,
    '/nada': false,
    '/api/revalidate': false,
    '/_next/image': false,
  }
  expect(Object.fromEntries(Object.keys(paths).map((path) => [path, isOfTemplate(path)]))).toEqual(paths)
})
