import { checkPreview } from '../../../commands/doctor/checks/preview'
import { post } from '../../../tests/fixtures/posting'
import { expect, test } from './stage'

/* Tests of a preview deployment. Its build has renamed paths, and redirects from old addresses. */

test.use({ isPreview: true })

const chosen = /<option[^>]*selected[^>]*value="mudancas-empresas"|value="mudancas-empresas" selected/

test('a preview keeps search engines out, names its own address, takes no pushes, and marks its leads', async ({
  stage: { host, platform, paths, visit, visitAll, push },
}) => {
  for (const path of paths) {
    const { headers, text } = await visit(path)
    expect(headers.get('x-robots-tag'), path).toBe('noindex')
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? []
    expect(new URL(canonical).host, path).toBe(new URL(host.origin).host)
  }
  expect((await visit('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  expect((await push('services')).status).toBe(401)
  const findings = await checkPreview(host.origin)
  expect(findings.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok'])
  // Previews receive no pushes, so pages become stale sooner.
  await host.age(400)
  await visitAll(['/contactos'])
  expect(host.pages.facts('contactos').seconds).toBeLessThanOrEqual(60)
  expect((await post({ origin: host.origin, path: '/marcar' })).status).toBe(303)
  await host.settled()
  const [lead] = (await platform.state()).leads['mare-alta'] ?? []
  expect(lead?.message).toMatch(/^\[Pré-visualização\] Preciso de ajuda/)
  expect(host.functions.log).toMatch(/^(?:\[platform\] a push is refused [^\n]*\n)*$/)
})

test('every address has the renamed paths, and the default paths redirect to them', async ({
  stage: { host, paths, visit, visitAll, edit },
}) => {
  expect(paths).toContain('/tratamentos/mudancas-empresas')
  for (const path of paths) {
    const { status, text } = await visit(path)
    expect(status, path).toBe(200)
    expect(text, path).not.toMatch(/(?:href|content)="[^"]*\/(?:servicos|orcamento|pesquisa)(?![-\w])/)
  }
  const { status, headers } = await visit('/servicos/mudancas-empresas')
  expect([status, headers.get('location')]).toEqual([308, '/tratamentos/mudancas-empresas'])
  expect((await visit('/tratamentos/nada')).status).toBe(404)
  expect((await visit('/procurar?q=caixas')).text).toMatch(/\d+ resultados? para/)
  expect((await visit('/marcar?servico=mudancas-empresas')).text).toMatch(chosen)
  for (const service of ['mudancas-empresas', '-'])
    expect((await visit(`/obrigado?servico=${service}`)).text).toContain('Pedido recebido')
  expect((await visit('/og/tratamentos/mudancas-empresas')).headers.get('content-type')).toBe('image/jpeg')
  edit<object[]>('services', ([first, ...others]) => [{ ...first, title: 'Nova' }, ...others])
  await host.age(400)
  await visitAll(['/tratamentos', '/tratamentos'])
  expect((await visit('/tratamentos')).text).toContain('Nova')
})

test('an old address redirects once, without the parameters that select it', async ({ stage: { visit } }) => {
  for (const [from, to] of [
    ['/?p=12&utm_source=a%20b', '/sobre?utm_source=a+b'],
    ['/loja/x/?utm_source=a&id=5', '/produtos/x?de=loja&utm_source=a'],
    ['/2019/05/06/a/b/mudar/?p=1', '/blog/mudar?p=1'],
    ['/servicos/?p=1', '/tratamentos?p=1'],
    ['/contactos/?p=1', '/contactos?p=1'],
  ] as const) {
    const { status, headers } = await visit(from)
    expect([status, headers.get('location')], from).toEqual([308, to])
  }
  expect((await visit('/?p=13')).status).toBe(200)
})
