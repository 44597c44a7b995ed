import type { Page } from '@playwright/test'
import { expect, liveOrigin, test } from './site'

/* Tests of the catalogue with filters from docs/content.md. */

const titles = (page: Page) => page.locator('main li h2')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a catalogue is filtered by its form, and by the links of each filter', async ({ page }) => {
    await page.goto('/catalogo')
    await expect(titles(page)).toHaveCount(5)
    await page.getByLabel('Categoria').selectOption('Caixas')
    await page.getByLabel('Material').selectOption('Cartão')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(titles(page)).toHaveText(['Caixa de livros', 'Caixa de roupa'])
    await expect(page.getByLabel('Categoria')).toHaveValue('Caixas')
    await page.getByLabel('Material').selectOption('Lã')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(page.getByText('Não temos nada assim.')).toBeVisible()
    await page.getByRole('link', { name: 'Proteções' }).click()
    await expect(titles(page)).toHaveText(['Manta de mudança', 'Plástico de bolhas'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catálogo: Proteções')
  })
})

test('one filter has an address of its own for search engines, several are noindex without one', async ({
  sent,
}) => {
  const told = async (query: string) => {
    const { find } = await sent(`/catalogo${query}`)
    const [canonical] = await find('link[rel=canonical]')
    const [robots] = await find('meta[name=robots]')
    return [canonical?.attributes.href?.replace(liveOrigin, ''), robots?.attributes.content]
  }
  expect(await told('')).toEqual(['/catalogo', undefined])
  expect(await told('?categoria=&material=&utm_source=carta')).toEqual(['/catalogo', undefined])
  expect(await told('?categoria=Nada')).toEqual(['/catalogo', undefined])
  expect(await told('?material=Cart%C3%A3o&categoria=')).toEqual([
    '/catalogo?material=Cart%C3%A3o',
    undefined,
  ])
  expect(await told('?categoria=Caixas&material=Madeira')).toEqual([undefined, 'noindex'])
})

test('the page is as light as one of the template', async ({ sent, request }) => {
  const path = '/catalogo?categoria=Caixas'
  const { find } = await sent(path)
  expect(await find('script[src], link[as=script]')).toEqual([])
  expect((await request.get(path)).headers()['content-security-policy']).not.toMatch(
    /script-src[^;]*'unsafe-inline'/,
  )
})
