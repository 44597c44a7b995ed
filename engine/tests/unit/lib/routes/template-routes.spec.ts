import { expect, test } from '@playwright/test'
import { templateMatcher } from '../../../../../lib/routes/template-routes'

test('the matcher fits the routes of the template, and none of an agency', () => {
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
