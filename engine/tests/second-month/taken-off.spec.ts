import { expect, test } from '../fixtures/stage'
import { stagePlan } from '../fixtures/stages'
import { pushTo } from '../servers/push'

/* Tests of `without` in site/config.ts, which removes posts, case studies, testimonials, questions and products, although the platform has them. */

const { siteOrigin } = stagePlan('second-month')

test('a resource in `without` is not read, and is not in the health', async ({ stage, request }) => {
  const reads = (await stage.sandbox.state()).reads['mare-alta'] ?? {}
  expect(Object.keys(reads).toSorted()).toEqual(['legal', 'locations', 'services', 'settings', 'values'])
  const { resources, unread } = await (await request.get('/api/health')).json()
  expect(Object.keys(resources).toSorted()).toEqual(Object.keys(reads).toSorted())
  expect(unread).toEqual([])
})

test('a push of a resource in `without` is accepted', async () => {
  const response = await pushTo(siteOrigin, 'caseStudies', 'products')
  expect(response.status).toBe(200)
})

test('no page, sitemap or search result links to a page of a resource in `without`', async ({ sent }) => {
  const { find } = await sent('/sitemap.xml')
  const paths = (await find('loc')).map(({ text }) => new URL(text).pathname)
  expect(paths).toEqual(expect.arrayContaining(['/', '/blog', '/projetos', '/servicos', '/sobre']))
  const others = ['/pesquisa?q=mudan%C3%A7a', '/obrigado', '/nao-existe', '/privacidade', '/orcamento']
  const named: string[] = []
  for (const path of [...paths, ...others]) {
    const page = await sent(path)
    const links = await page.find('[href]')
    for (const { attributes } of links) {
      const { pathname } = new URL(attributes.href ?? '', siteOrigin)
      if (
        /^\/(?:blog|projetos|produtos|testemunhos|perguntas-frequentes)\/.|^\/(?:produtos|testemunhos|perguntas-frequentes|feed\.xml|own-\w+)$/.test(
          pathname,
        )
      )
        named.push(`${path}: ${pathname}`)
    }
  }
  expect(named).toEqual([])
})

test('an agency may have pages in Markdown and in code at the addresses of resources in `without`', async ({
  sent,
  request,
}) => {
  for (const [path, title] of [
    ['/blog', 'Cartas da oficina'],
    ['/projetos', 'As nossas mudanças'],
  ] as const) {
    const { status, find } = await sent(path)
    expect(status).toBe(200)
    expect((await find('h1')).map(({ text }) => text)).toEqual([title])
    const [canonical] = await find('link[rel=canonical]')
    expect(canonical?.attributes.href).toBe(siteOrigin + path)
    const [image] = await find('meta[property="og:image"]')
    expect(new URL(image?.attributes.content ?? '').pathname).toBe(`/og${path}`)
    expect((await request.get(`/og${path}`)).status()).toBe(200)
  }
})

test('other addresses of resources in `without` are a 404, or redirect where the agency says', async ({
  request,
}) => {
  const answers: Record<string, string> = {}
  for (const path of [
    ...['/produtos', '/produtos/cofre', '/produtos/pagina/2', '/perguntas-frequentes', '/projetos/hotel-x'],
    ...['/blog/armazem', '/feed.xml', '/testemunhos', '/own-blog'],
  ]) {
    const response = await request.get(path, { maxRedirects: 0 })
    answers[path] = `${response.status()} ${response.headers().location ?? ''}`.trim()
  }
  expect(answers).toEqual({
    '/produtos': '404',
    '/produtos/cofre': '404',
    '/produtos/pagina/2': '404',
    '/perguntas-frequentes': '404',
    '/projetos/hotel-x': '404',
    '/blog/armazem': '308 /blog',
    '/feed.xml': '308 /blog',
    '/testemunhos': '308 /sobre',
    '/own-blog': '308 /blog',
  })
})

test('the contract is recognised without the resources in `without`', async ({ request }) => {
  expect((await (await request.get('/api/health')).json()).contractVersion).toMatch(/^6\./)
})
