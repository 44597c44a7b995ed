import type { Page } from '@playwright/test'
import { expect, liveOrigin, test } from './site'

/* Tests of the catalogue with filters from docs/content.md. */

const titles = (page: Page) => page.locator('main li h2')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a catalogue is filtered by its form and by the link of a filter', async ({ page }) => {
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

test('a page with one filter has a canonical address, a page with several is noindex without one', async ({
  sent,
}) => {
  const metadataOf = async (query: string) => {
    const { find } = await sent(`/catalogo${query}`)
    const [canonical] = await find('link[rel=canonical]')
    const [robots] = await find('meta[name=robots]')
    return [canonical?.attributes.href?.replace(liveOrigin, ''), robots?.attributes.content]
  }
  expect(await metadataOf('')).toEqual(['/catalogo', undefined])
  expect(await metadataOf('?categoria=&material=&utm_source=carta')).toEqual(['/catalogo', undefined])
  expect(await metadataOf('?categoria=Nada')).toEqual(['/catalogo', undefined])
  expect(await metadataOf('?material=Cart%C3%A3o&categoria=')).toEqual([
    '/catalogo?material=Cart%C3%A3o',
    undefined,
  ])
  expect(await metadataOf('?categoria=Caixas&material=Madeira')).toEqual([undefined, 'noindex'])
})

test('a filtered catalogue loads no script, and its policy forbids inline scripts', async ({
  sent,
  request,
}) => {
  const path = '/catalogo?categoria=Caixas'
  const { find } = await sent(path)
  expect(await find('script[src], link[as=script]')).toEqual([])
  expect((await request.get(path)).headers()['content-security-policy']).not.toMatch(
    /script-src[^;]*'unsafe-inline'/,
  )
})
