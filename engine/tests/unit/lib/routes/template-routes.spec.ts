import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listed as listedKinds, listedNames } from '../../../../../lib/kinds'
import { templateMatcher, templateRoutes } from '../../../../../lib/routes/template-routes'
import { templateFiles } from '../../../../commands/shared/template-files'
import { routesWith } from '../../../../src/routing/app-folder'

test('every route of the template is listed', () => {
  const inCode = routesWith('page or route', join(import.meta.dirname, '../../../../../app'))
  // Next.js makes these of `icon.tsx` and `apple-icon.tsx`.
  const listed = new Set([...inCode, '/icon/[id]', '/apple-icon'])
  // The agency draws the pages of a resource that it has added, in any folders.
  const added = listedNames.filter((name) => !templateFiles().has(`lib/kinds/${name}.ts`))
  const isAdded = (route: string) =>
    added.some((name) => route.split('/')[1] === listedKinds[name].page.folder)
  expect(templateRoutes.filter((route) => !listed.has(route) && !isAdded(route))).toEqual([])
})

test('the rules are for the routes of the template, and for none of an agency', () => {
  const isOfTemplate = templateMatcher([
    ...['/a', '/agencia/produto/[id]', '/servicos/mapa', '/servicos/[slug]/fotos', '/loja/[[...rest]]'],
    ...['/docs/[...rest]', '/[lang]/[page]'],
  ])
  for (const path of [
    ...['/', '/servicos', '/servicos/elevador', '/servicos/pagina/2', '/blog/etiqueta/casa/pagina/2'],
    ...['/og', '/og/servicos/a', '/feed.xml'],
  ])
    expect(isOfTemplate(path), path).toBe(true)
  for (const path of [
    ...['/servicos/mapa', '/servicos/elevador/fotos', '/loja', '/loja/a/b', '/docs/a', '/en/about', '/nada'],
    ...['/api/revalidate', '/_next/image'],
  ])
    expect(isOfTemplate(path), path).toBe(false)
})
