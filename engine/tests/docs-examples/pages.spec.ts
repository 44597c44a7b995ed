import { stagePlan } from '../fixtures/stages'
import { startSite } from '../servers/site'
import { expect, liveOrigin, test } from './site'

for (const { path, title, description, part } of [
  { path: '/equipa', title: 'A nossa equipa', description: 'Quem faz as mudanças.', part: /Orçamentos/ },
  { path: '/numeros', title: 'Em números', description: 'O que já fizemos.', part: /trabalhos feitos/ },
]) {
  test(`${path} has its title, metadata, an Open Graph image and a line in the sitemap`, async ({
    sent,
    request,
  }) => {
    const { find } = await sent(path)
    expect(await find('head > title')).toMatchObject([{ text: `${title} · Maré Alta` }])
    expect((await find('h1')).map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([title])
    expect(await find('main')).toMatchObject([{ text: expect.stringMatching(part) }])
    expect((await find('script[type="application/ld+json"]')).map(({ text }) => text).join()).toContain(
      `"name":"${title}"`,
    )
    for (const [selector, attributes] of [
      ['meta[name=description]', { content: description }],
      ['link[rel=canonical]', { href: liveOrigin + path }],
      ['meta[property="og:image"]', { content: `${liveOrigin}/og${path}` }],
    ] as const)
      expect(await find(selector)).toMatchObject([{ attributes }])
    expect((await request.get(`/og${path}`)).headers()['content-type']).toBe('image/jpeg')
    const line = `<loc>${liveOrigin}${path}</loc><lastmod>2026-11-02</lastmod>`
    expect(await (await request.get('/sitemap.xml')).text()).toContain(line)
  })
}

test('a page in code without an entry in the configuration has the Open Graph image of the site', async ({
  sent,
  request,
}) => {
  for (const path of ['/ligacao', '/outra-fonte', '/reservas']) {
    const image = await (await sent(path)).find('meta[property="og:image"]')
    expect(image, path).toMatchObject([{ attributes: { content: `${liveOrigin}/og` } }])
  }
  expect((await request.get('/og/ligacao')).status()).toBe(404)
})

test('a page in code that shows the whole site comes from the cache, also right after a push', async ({
  stage,
  request,
}) => {
  const cacheState = async () => (await request.get('/numeros')).headers()['x-nextjs-cache']
  expect(await (await request.get('/numeros')).text()).toContain('trabalhos feitos')
  await expect.poll(cacheState).toBe('HIT')
  await stage.sandbox.push({ siteKey: 'mare-alta', tags: ['values'] })
  expect(await cacheState()).toBe('HIT')
})

test('a page that shows data from elsewhere is rendered again once that data has expired', async ({
  request,
}) => {
  const title = async () => /<h1[^>]*>([^<]*)/.exec(await (await request.get('/outra-fonte')).text())?.[1]
  const first = await title()
  expect(first).toMatch(/^20\d\d-/)
  await expect.poll(title).not.toBe(first)
})

test('a page whose data cannot be read is rendered without it', async ({ sent }) => {
  expect(await (await sent('/reservas')).find('main h1 ~ p, main div:has(> h1) + p')).toMatchObject([
    { text: 'Ligue-nos.' },
  ])
})

test('a malformed variable of the agency ends the start with a message that names it', async () => {
  const variables = { BOOKING_ORIGIN: 'reservas', PORT: String(stagePlan('docs-examples').sitePort + 1) }
  await expect(startSite('docs-examples', variables)).rejects.toThrow(
    'BOOKING_ORIGIN must be the address of the booking service',
  )
})

test('addresses without a page, such as that of the file of a page, are a 404', async ({ request }) => {
  for (const path of ['/nada', '/equipa/nada', '/constructor', '/site/pages/equipa.md'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('without search and subjects the site has no page and no link for them', async ({ page, request }) => {
  for (const path of ['/pesquisa', '/pesquisa?q=casa', '/blog/etiqueta/caixas'])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const path of ['/', '/blog', '/produtos', '/nada', '/blog/lista-de-oito-semanas'])
    expect(await (await request.get(path)).text(), path).not.toMatch(/\/pesquisa|\/etiqueta|SearchAction/)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('etiqueta')
  await page.goto('/blog/lista-de-oito-semanas')
  await expect(page.getByRole('list', { name: 'Temas' })).toContainText('Caixas')
  await expect(page.getByRole('list', { name: 'Temas' }).getByRole('link')).toHaveCount(0)
})
