import { post } from '../../e2e/fixtures/posting'
import { checkPreview } from '../../scripts/doctor/checks/preview'
import { previewEnvironment } from '../build'
import { expect, pagesOf, test } from './stage'

/* A deployment that is not the public one. */

test.use({ output: 'preview', variables: previewEnvironment('mare-alta') })

test('a preview keeps search engines out, names its own address, and takes no pushes', async ({ stage }) => {
  const { host, view, push } = stage
  for (const path of await pagesOf(stage)) {
    const { headers, text } = await view(path)
    expect(headers.get('x-robots-tag'), path).toBe('noindex')
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? []
    expect(new URL(canonical).host, path).toBe(new URL(host.origin).host)
  }
  expect((await view('/robots.txt')).text).toMatch(/^User-agent: \*\nDisallow: \/\n$/)
  expect((await push('services')).status).toBe(401)
  const findings = await checkPreview(host.origin)
  expect(findings.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok', 'ok'])
  // No push comes, so pages age sooner.
  await host.age(400)
  await view('/contactos')
  await host.settled()
  expect(host.pages.facts('contactos')?.seconds).toBeLessThanOrEqual(60)
  expect(host.functions.log()).toBe('')
})

test('its leads say where they come from', async ({ stage }) => {
  const { host, platform } = stage
  expect((await post({ origin: host.origin })).status).toBe(303)
  await host.settled()
  const [lead] = (await platform.state()).leads['mare-alta'] ?? []
  expect(lead?.message).toMatch(/^\[Pré-visualização\] Preciso de ajuda/)
})

test("the client's words are in its addresses, and the template's lead to them", async ({ stage }) => {
  const { host, platform, view, edit } = stage
  const paths = await pagesOf(stage)
  expect(paths).toContain('/tratamentos/mudancas-empresas')
  for (const path of paths) {
    const { status, text } = await view(path)
    expect(status, path).toBe(200)
    expect(text, path).not.toMatch(/(?:href|content)="[^"]*\/(?:servicos|orcamento|pesquisa)(?![-\w])/)
  }
  for (const [from, to] of [
    ['/servicos', '/tratamentos'],
    ['/servicos/mudancas-empresas', '/tratamentos/mudancas-empresas'],
    ['/orcamento', '/marcar'],
    ['/pesquisa', '/procurar'],
  ] as const) {
    const { status, headers } = await view(from)
    expect([status, new URL(headers.get('location') ?? '', host.origin).pathname], from).toEqual([308, to])
  }
  expect((await view('/tratamentos/nada')).status).toBe(404)
  expect((await view('/procurar?q=caixas')).text).toMatch(/\d+ resultados? para/)
  expect((await view('/marcar?servico=mudancas-empresas')).text).toMatch(
    /<option[^>]*selected[^>]*value="mudancas-empresas"|value="mudancas-empresas" selected/,
  )
  expect((await view('/og/tratamentos/mudancas-empresas')).headers.get('content-type')).toBe('image/jpeg')
  expect((await post({ origin: host.origin, path: '/marcar' })).status).toBe(303)
  await host.settled()
  expect((await platform.state()).leads['mare-alta']).toHaveLength(1)
  edit<object[]>('services', ([first, ...others]) => [{ ...first, title: 'Nova' }, ...others])
  await host.age(400)
  await stage.viewAll(['/tratamentos', '/tratamentos'])
  expect((await view('/tratamentos')).text).toContain('Nova')
})

test.describe('the public site', () => {
  test.use({ output: undefined, variables: {} })

  test('is no preview for the doctor', async ({ stage }) => {
    const findings = await checkPreview(stage.host.origin)
    expect(findings.map(({ outcome }) => outcome)).toContain('problem')
  })
})
