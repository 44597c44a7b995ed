import { axeFindings } from '../check/axe'
import { expect, type StageName, test } from '../fixtures/stage'
import { kinds } from './kinds'

const pages = [
  ...kinds,
  '/pesquisa',
  '/pesquisa?q=caixas',
  '/pesquisa?q=xyzxyz',
  '/blog/etiqueta/organização',
  '/produtos/preco/por-mes',
]

type Look = [width: number, schemes: ('light' | 'dark')[]]

/** Those of another theme; the first theme is looked at in every way. `npm test` does that with the clone's pages, in `e2e/check/`. */
const looksOf: Partial<Record<StageName, Look[]>> = {
  granito: [[390, ['dark']]],
  oficina: [[1280, ['light']]],
}

const everyLook: Look[] = [
  [390, ['light', 'dark']],
  [1280, ['light', 'dark']],
]

test('axe finds nothing on a phone and on a desktop, light and dark', { tag: '@all' }, async ({
  page,
  context,
  stageName,
}) => {
  const paths = [...pages]
  // Two tabs: nearly all of the time is axe's, and a machine has two processors.
  const tabs = [page, await context.newPage()].map(async (tab) => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      await tab.goto(path)
      for (const [width, schemes] of looksOf[stageName] ?? everyLook) {
        await tab.setViewportSize({ width, height: 844 })
        for (const [index, colorScheme] of schemes.entries()) {
          await tab.emulateMedia({ colorScheme })
          const findings = await axeFindings(tab, { coloursOnly: index > 0 })
          expect(findings, `${path} at ${width} px, ${colorScheme}`).toEqual([])
        }
      }
    }
  })
  await Promise.all(tabs)
})

test('axe finds text that other colours make unreadable', { tag: '@all' }, async ({ page }) => {
  await page.goto('/nada')
  expect(await axeFindings(page)).toEqual([])
  await page.addStyleTag({ content: 'main p { color: #aaa !important; background: #ccc !important }' })
  expect(await axeFindings(page, { coloursOnly: true })).toEqual([
    expect.stringMatching(/^color-contrast: <p/),
  ])
})

test('axe waits for no animation without an end, as a client may have one', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/nada')
  await page.evaluate(() =>
    document.body.animate({ rotate: ['0deg', '1deg'] }, { iterations: Infinity, duration: 1_000 }),
  )
  expect(await axeFindings(page)).toEqual([])
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
