import { expect, test } from '../fixtures/stage'

test('case studies stand on the pages of projects, titled by their client', async ({ page, request }) => {
  await page.goto('/projetos')
  const cards = page.getByRole('main').locator('a[href^="/projetos/"]')
  expect(await cards.count()).toBeGreaterThan(2)
  const paths = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200)
  await page.goto(paths[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
})

test('pictures come from the asset endpoint, through the optimizer', async ({ page }) => {
  await page.goto('/servicos')
  const picture = page.getByRole('main').locator('img').first()
  const src = (await picture.getAttribute('src')) ?? ''
  expect(decodeURIComponent(src)).toMatch(
    /^\/_next\/image\?url=http:\/\/localhost:\d+\/api\/v1\/assets\/oficina-castro\//,
  )
  await expect
    .poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
})

test('what 4.1.0 does not have is a 404, is linked nowhere and never asked for', async ({
  request,
  stage,
}) => {
  const home = await (await request.get('/')).text()
  for (const path of [
    '/blog',
    '/blog/etiqueta/dicas',
    '/testemunhos',
    '/perguntas-frequentes',
    '/feed.xml',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
    expect(home).not.toContain(`href="${path}"`)
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('etiqueta')
  const reads = Object.keys((await stage.sandbox.state()).reads['oficina-castro'] ?? {})
  for (const resource of ['projects', 'posts', 'testimonials', 'faqs']) expect(reads).not.toContain(resource)
})

test('the search finds what 4.1.0 has', async ({ page }) => {
  await page.goto('/projetos')
  const title = (await page.getByRole('main').locator('h2 a').first().textContent()) ?? ''
  await page.goto(`/pesquisa?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(names.join()).not.toMatch(/Artigos|Perguntas/)
})

test('an edit of caseStudies is pushed and shows at once', async ({ page, edit }) => {
  await edit<{ slug: string }[]>('caseStudies', (studies) => [
    { slug: 'caso-novo', client: 'Cliente novo', problem: 'Um problema.' },
    ...studies,
  ])
  await page.goto('/projetos/caso-novo')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cliente novo')
})

test('every page is whole', { tag: '@all' }, async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  for (const [, address] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    expect((await page.goto(address ?? ''))?.status(), address).toBe(200)
    await expect(page.locator('h1'), address).toHaveCount(1)
    expect(await page.locator('body').innerText(), address).not.toMatch(/undefined|null|NaN|\[object/)
  }
  expect(problems).toEqual([])
})
