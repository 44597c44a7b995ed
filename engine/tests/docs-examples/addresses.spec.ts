import { anotherAddress, newLead, post, solvedCaptcha } from '../fixtures/posting'
import { fetchBytes } from '../fixtures/raw-request'
import { expect, liveOrigin, origin, test } from './site'

/* Tests of `redirects` from docs/extending.md, and of `paths: { projects: 'trabalhos', quote: 'pedir-orcamento' }` from docs/appearance.md. */

const project = '/trabalhos/palacete-da-foz'

const addresses: [from: string, status: number, to: string][] = [
  ['/quem-somos.html?utm_source=google', 308, '/sobre?utm_source=google'],
  ['/loja/kit-de-caixas-t2', 308, '/produtos/kit-de-caixas-t2'],
  ['/index.php?id=5', 308, '/contactos'],
  ['/quem-somos.html/?id=5', 308, '/sobre?id=5'],
  ['/2019/05/Mudar-de-Casa/?utm_source=google', 308, '/blog?utm_source=google'],
  ['/?page_id=7', 308, '/sobre'],
  ['/campanha/', 307, '/contactos'],
  ['/loja/kit-de-caixas-t2/', 308, '/produtos/kit-de-caixas-t2'],
  ['/projetos/palacete-da-foz/', 308, '/trabalhos/palacete-da-foz'],
  ['/servi%C3%A7os-antigos', 307, '/servicos'],
  ['/servi%E7os-antigos', 307, '/servicos'],
  ['/loja/caf%E9', 308, '/produtos/caf%C3%A9'],
  ['/pladur+tetos.html', 308, '/servicos'],
  ['/projetos/caf%C3%A9%20x?utm_source=google', 308, '/trabalhos/caf%C3%A9%20x?utm_source=google'],
  ['/og/projetos/palacete-da-foz', 308, '/og/trabalhos/palacete-da-foz'],
  ['/orcamento?servico=mudancas-empresas', 308, '/pedir-orcamento?servico=mudancas-empresas'],
  ['/Trabalhos?gclid=A', 308, '/trabalhos?gclid=A'],
  ['/TRABALHOS/Palacete-da-Foz', 308, project],
  ['/PEDIR-ORCAMENTO?servico=mudancas-empresas', 308, '/pedir-orcamento?servico=mudancas-empresas'],
]

/** Addresses that the list contains literally, so that a cache may keep them. All others match a pattern, and anybody can make up more of them. */
const literal = ['/servi%C3%A7os-antigos', '/servi%E7os-antigos', '/pladur+tetos.html']

test('old addresses redirect to their new ones, and unknown addresses are a 404', async ({ request }) => {
  for (const [from, status, to] of addresses) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], from).toEqual([status, to])
    expect(response.headers()).toHaveProperty('content-security-policy')
    expect(response.headers()['cache-control'], from).toContain(literal.includes(from) ? 'public' : 'private')
  }
  for (const path of [
    '/index.php',
    '/index.php?id=50',
    '/loja/a/b',
    '/trabalhos/nada',
    '/trabalhos/pagina/9',
    '/TRABALHOS/nada',
  ])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  expect(
    (await request.get('/servi%E7os', { maxRedirects: 0 })).status(),
    'an unlisted address in Latin-1',
  ).toBe(400)
})

test('pages, the 404 and the sitemap contain the renamed addresses only', async ({ request, sent }) => {
  for (const path of ['/', '/trabalhos', project, '/servicos/elevador-exterior', '/nada', '/sitemap.xml']) {
    const text = await (await request.get(path)).text()
    expect(text, path).not.toMatch(/[/](projetos|orcamento)(?![-\w])(?!\/[\w-]+\.jpg)/)
  }
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${liveOrigin}${project}</loc>`)
  expect(await (await sent('/trabalhos')).find(`main a[href="${project}"]`)).not.toEqual([])
  const { find } = await sent(project)
  for (const links of ['header nav a[href="/trabalhos"]', 'nav[aria-label^=Caminho] a[href="/trabalhos"]'])
    expect(await find(links)).not.toEqual([])
  for (const [selector, attributes] of [
    ['link[rel=canonical]', { href: liveOrigin + project }],
    ['meta[property="og:image"]', { content: `${liveOrigin}/og${project}` }],
  ] as const)
    expect(await find(selector)).toMatchObject([{ attributes }])
  expect((await request.get(`/og${project}`)).headers()['content-type']).toBe('image/jpeg')
})

test('a renamed page loads no script, is kept after some visits, and answers a known ETag with 304', async () => {
  const visit = (headers = {}) => fetchBytes(`${origin}${project}?utm_source=carta`, headers)
  // The compressed length is only known for a kept response.
  const length = async () => (await visit({ 'accept-encoding': 'br' })).headers['content-length']
  await expect.poll(length).toMatch(/^\d+$/)
  const { headers, body } = await visit()
  expect(body.toString()).not.toContain('<script src')
  expect((await visit({ 'if-none-match': String(headers.etag) })).status).toBe(304)
})

test('the form at a renamed address selects the service of its query, and its lead arrives', async ({
  leads,
  sent,
}) => {
  const path = '/pedir-orcamento?servico=mudancas-empresas'
  const chosen = await (await sent(path)).find('[name=serviceSlug] option[selected]')
  expect(chosen).toMatchObject([{ attributes: { value: 'mudancas-empresas' } }])
  const captcha = await solvedCaptcha(origin)
  const lead = { ...newLead(), originDestination: 'Porto', lift: 'Sim' }
  const answer = await post({ origin, path, from: anotherAddress(), values: { ...lead, captcha } })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/obrigado?servico=-'])
  expect((await leads()).at(-1)?.message).toContain(lead.message)
})

test('the menu marks the current page, also at a renamed address', async ({ sent }) => {
  for (const [path, href, value] of [
    ['/trabalhos', '/trabalhos', 'page'],
    [project, '/trabalhos', 'true'],
    ['/equipa', '/equipa', 'page'],
  ] as const) {
    const marked = await (await sent(path)).find('header nav [aria-current]')
    expect(new Set(marked.map(({ attributes }) => attributes.href)), path).toEqual(new Set([href]))
    expect(new Set(marked.map(({ attributes }) => attributes['aria-current'])), path).toEqual(
      new Set([value]),
    )
  }
})
