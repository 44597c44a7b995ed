import type { Locator } from '@playwright/test'
import { records } from '../fixtures/content'
import { expect, test } from '../fixtures/stage'

/** The targets of the titles of these cards. */
const pathsOf = (cards: Locator) =>
  cards.locator('h2 a').evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname))

test('the blog lists its subjects with the most frequent first, and each links to its posts', {
  tag: '@all',
}, async ({ page }) => {
  const [main, title] = [page.getByRole('main'), page.locator('h1')]
  await page.goto('/blog')
  const subjects = page.getByRole('navigation', { name: 'Temas do blogue' })
  await expect(subjects.getByRole('link').first()).toHaveAccessibleName('Organização – 5 artigos')
  await subjects.getByText(/^Mais \d+ temas$/).click()
  await expect(subjects.getByRole('link', { name: 'Notícias' })).toBeVisible()
  await page.goto('/blog/lista-de-oito-semanas')
  await main.getByRole('link', { name: 'Organização' }).click()
  await expect(page).toHaveURL(/\/blog\/etiqueta\/organiza%C3%A7%C3%A3o$/)
  await expect(title).toHaveText('Organização')
  await expect(main).toContainText('5 artigos sobre este tema.')
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(5)
  await main.getByRole('link', { name: 'Caixas' }).first().click()
  await expect(title).toHaveText('Caixas')
  await page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'Blogue' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('a subject of several posts is listed, one of a single post is not, one of none is a 404', {
  tag: '@all',
}, async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text()
  const sitemap = await text('/sitemap.xml')
  expect(sitemap).toContain('/blog/etiqueta/organiza%C3%A7%C3%A3o<')
  expect(sitemap).not.toContain('/blog/etiqueta/plantas')
  const several = await text('/blog/etiqueta/caixas')
  expect(several).not.toContain('noindex')
  expect(several, 'a service may have the name of a subject').toContain('<title>Blogue: Caixas · ')
  expect(several).toMatch(/<link rel="canonical" href="[^"]*\/blog\/etiqueta\/caixas"/)
  expect(several).toMatch(/property="og:image" content="[^"]*\/og\/blog\/etiqueta\/caixas"/)
  expect((await request.get('/og/blog/etiqueta/caixas')).headers()['content-type']).toBe('image/jpeg')
  expect(await text('/blog/etiqueta/plantas')).toContain('content="noindex"')
  for (const path of ['nada', 'caixas/pagina/1', 'caixas/pagina/2', 'caixas%2F2', '%2F', 'a/b'])
    expect((await request.get(`/blog/etiqueta/${path}`)).status(), path).toBe(404)
})

test('products are in the order of the content, unavailable ones are marked, and can be filtered by their period of payment', {
  tag: '@all',
}, async ({ page, request }) => {
  await page.goto('/produtos')
  const main = page.getByRole('main')
  const cards = main.getByRole('listitem').filter({ has: page.locator('h2') })
  // The specification says: "Collections are complete and already in display order".
  const delivered = records<{ slug: string; available: boolean }>('products')
  for (const [mark, marked] of [
    [/./, delivered],
    ['Indisponível de momento', delivered.filter(({ available }) => !available)],
    // More than a quarter of the products is featured, so marks would not distinguish them.
    ['Em destaque', []],
  ] as const)
    expect(await pathsOf(cards.filter({ hasText: mark })), String(mark)).toEqual(
      marked.map(({ slug }) => `/produtos/${slug}`),
    )
  const ways = page.getByRole('navigation', { name: 'Ver por tipo de preço' })
  await expect(ways.getByRole('link')).toHaveText(['por mês', 'por ano', 'preço único'])
  await ways.getByRole('link', { name: 'por mês' }).click()
  await expect(page.locator('h1')).toHaveText('Produtos: por mês')
  const monthly = ['Box de 5 m²', 'Box de 10 m²', /Londres/, /./]
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(monthly)
  await expect(ways.locator('[aria-current]')).toHaveText('por mês')
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/produtos/preco/por-mes<')
  for (const path of ['/produtos/preco/nada', '/produtos/preco/por-mes/pagina/2', '/produtos/preco'])
    expect((await request.get(path)).status(), path).toBe(404)
})
