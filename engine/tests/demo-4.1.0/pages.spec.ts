import { pathsIn } from '../fixtures/read-page'
import { expect, test } from '../fixtures/stage'

test('every page of the sitemap is complete, also those of case studies', async ({ request, sent }) => {
  const paths = pathsIn(await (await request.get('/sitemap.xml')).text())
  expect(paths.filter((path) => path.startsWith('/projetos/')).length).toBeGreaterThan(2)
  for (const path of paths) {
    const { status, find } = await sent(path)
    expect(status, path).toBe(200)
    expect(await find('h1'), path).toMatchObject([{ text: expect.stringMatching(/\S/) }])
    const texts = await find('main :is(h1, h2, h3, p, li, dt, dd, a)')
    expect(texts.map(({ text }) => text).join('\n'), path).not.toMatch(/undefined|null|NaN|\[object/)
  }
})

test('pictures of the asset endpoint are shown through the optimizer', { tag: '@all' }, async ({ page }) => {
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

test('pages that 4.1.0 does not have are a 404 without links, and their resources are never read', {
  tag: '@all',
}, async ({ request, stage }) => {
  const home = await (await request.get('/')).text()
  for (const path of ['/blog', '/blog/etiqueta/x', '/testemunhos', '/perguntas-frequentes', '/feed.xml']) {
    expect((await request.get(path)).status(), path).toBe(404)
    expect(home).not.toContain(`href="${path}"`)
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('etiqueta')
  const reads = Object.keys((await stage.sandbox.state()).reads['oficina-castro'] ?? {})
  for (const resource of ['projects', 'posts', 'testimonials', 'faqs']) expect(reads).not.toContain(resource)
})

test('the search finds a case study, and has no groups of 6.3.0', { tag: '@all' }, async ({ page }) => {
  await page.goto('/projetos')
  const title = (await page.getByRole('main').locator('h2 a').first().textContent()) ?? ''
  await page.goto(`/pesquisa?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible()
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  expect(names.join()).not.toMatch(/Artigos|Perguntas/)
})

test('a pushed edit of caseStudies is on the next visit', async ({ sent, edit }) => {
  await edit<{ slug: string }[]>('caseStudies', (studies) => [
    { slug: 'caso-novo', client: 'Cliente novo', problem: 'Um problema.' },
    ...studies,
  ])
  expect(await (await sent('/projetos/caso-novo')).find('h1')).toMatchObject([{ text: 'Cliente novo' }])
})
