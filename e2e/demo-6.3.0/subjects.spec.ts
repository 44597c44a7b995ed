import { expect, test } from '../fixtures/stage'

test('tags of posts and cards lead to their subjects', async ({ page }) => {
  await page.goto('/blog/lista-de-oito-semanas')
  await page.getByRole('main').getByRole('link', { name: 'Organização' }).click()
  await expect(page).toHaveURL(/\/blog\/etiqueta\/organiza%C3%A7%C3%A3o$/)
  await expect(page.locator('h1')).toHaveText('Organização')
  const main = page.getByRole('main')
  await expect(main).toContainText('5 artigos sobre este tema.')
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(5)
  await main.getByRole('link', { name: 'Caixas' }).first().click()
  await expect(page.locator('h1')).toHaveText('Caixas')
  await page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'Blogue' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('the blog shows its subjects with their counts, the most frequent first', async ({ page }) => {
  await page.goto('/blog')
  const subjects = page.getByRole('navigation', { name: 'Temas do blogue' })
  await expect(subjects.getByRole('link').first()).toHaveText(/^Organização: ?5$/)
  await expect(subjects.getByText(/^Mais \d+ temas$/)).toBeVisible()
  await subjects.getByText(/^Mais \d+ temas$/).click()
  await expect(subjects.getByRole('link', { name: 'Notícias' })).toBeVisible()
})

test('a subject of several posts is listed, one of a single post is not, one of none is a 404', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/blog/etiqueta/organiza%C3%A7%C3%A3o<')
  expect(sitemap).not.toContain('/blog/etiqueta/plantas')
  const several = await (await request.get('/blog/etiqueta/caixas')).text()
  expect(several).not.toContain('noindex')
  expect(several).toMatch(/<link rel="canonical" href="[^"]*\/blog\/etiqueta\/caixas"/)
  expect(several).toMatch(/property="og:image" content="[^"]*\/og\/blog\/etiqueta\/caixas"/)
  expect((await request.get('/og/blog/etiqueta/caixas')).headers()['content-type']).toBe('image/jpeg')
  expect(await (await request.get('/blog/etiqueta/plantas')).text()).toContain('content="noindex"')
  for (const path of ['nada', 'caixas/pagina/1', 'caixas/pagina/2', 'caixas%2F2', 'Caixas', '%2F', 'a/b'])
    expect((await request.get(`/blog/etiqueta/${path}`)).status(), path).toBe(404)
})

test('products can be narrowed to how they are paid', async ({ page, request }) => {
  await page.goto('/produtos')
  const ways = page.getByRole('navigation', { name: 'Ver por forma de pagamento' })
  await expect(ways.getByRole('link')).toHaveText(['por mês', 'por ano', 'preço único'])
  await ways.getByRole('link', { name: 'por mês' }).click()
  await expect(page.locator('h1')).toHaveText('Produtos: por mês')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Box de 5 m²',
    'Box de 10 m²',
    /Londres/,
    /./,
  ])
  await expect(ways.locator('[aria-current]')).toHaveText('por mês')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/produtos/preco/por-mes<')
  for (const path of ['/produtos/preco/nada', '/produtos/preco/por-mes/pagina/2', '/produtos/preco'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('what is sold now comes first, and of that what is featured', async ({ page }) => {
  await page.goto('/produtos')
  const titles = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
    .allInnerTexts()
  const ranks = titles.map((text) =>
    text.includes('Indisponível de momento') ? 2 : text.includes('Em destaque') ? 0 : 1,
  )
  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  expect(new Set(ranks).size).toBe(3)
})

test('long lists have anchors', async ({ page }) => {
  await page.goto('/servicos')
  const parts = page.getByRole('navigation', { name: 'Partes desta lista' })
  await parts.getByRole('link', { name: 'Outros serviços' }).click()
  await expect(page.locator('#outros').getByRole('heading', { level: 2 })).toBeInViewport()
  await page.goto('/perguntas-frequentes')
  const groups = page.getByRole('navigation', { name: 'Grupos de perguntas' })
  await groups.getByRole('link', { name: 'Armazenagem e seguro' }).click()
  await expect(page.getByRole('heading', { name: 'Armazenagem e seguro' })).toBeInViewport()
})
