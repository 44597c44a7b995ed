import { axeFindings } from '../check/axe'
import { expect, test } from '../fixtures/stage'

const pages = [
  '/',
  '/servicos',
  '/servicos/mudancas-residenciais',
  '/produtos',
  '/produtos/kit-de-caixas-t2',
  '/projetos',
  '/projetos/palacete-da-foz',
  '/blog',
  '/blog/lista-de-oito-semanas',
  '/testemunhos',
  '/perguntas-frequentes',
  '/sobre',
  '/contactos',
  '/orcamento',
  '/obrigado',
  '/privacidade',
  '/nada',
  '/pesquisa',
  '/pesquisa?q=caixas',
  '/pesquisa?q=xyzxyz',
  '/blog/etiqueta/organização',
  '/produtos/preco/por-mes',
]

// `npm test` looks at the clone's pages so, at 390 px dark and at 1280 px light, in `e2e/check/`.
for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at ${width} px, ${colorScheme}`, { tag: '@all' }, async ({ page, context }) => {
      const paths = [...pages]
      // Two tabs: nearly all of the time is axe's, and a machine has two processors.
      const tabs = [page, await context.newPage()].map(async (tab) => {
        await tab.setViewportSize({ width, height: 844 })
        await tab.emulateMedia({ colorScheme })
        for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
          await tab.goto(path)
          expect(await axeFindings(tab), path).toEqual([])
        }
      })
      await Promise.all(tabs)
    })
  }
}

test('no page scrolls sideways at 320 px', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of pages) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test('the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/servicos')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on a phone, call, WhatsApp and quote are within reach, and the menu opens without JavaScript', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const bar = page.getByRole('navigation', { name: 'Contacto rápido' })
    for (const [name, href] of [
      ['Ligar', 'tel:+351220000140'],
      ['WhatsApp', 'https://wa.me/351910000140'],
      ['Pedir orçamento', '/orcamento'],
    ] as const) {
      const link = bar.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toBeInViewport()
      expect((await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
    }
    await page.locator('summary', { hasText: 'Menu' }).click()
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Produtos' })
      .click()
    await expect(page).toHaveURL(/\/produtos$/)
  })
})
