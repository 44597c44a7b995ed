import { axeFindings } from '../findings/axe'
import { expect, test } from '../fixtures/stage'
import { kinds } from './kinds'

const searches = ['/pesquisa?q=caixas', '/pesquisa?q=xyzxyz']
const subsets = ['/blog/etiqueta/organização', '/produtos/preco/por-mes']
const sample = ['/', '/servicos', '/projetos/palacete-da-foz', '/contactos']
const others = kinds.filter((path) => !sample.includes(path))

/** Appearances that `npm run check` omits: it tests the default theme in light on a desktop and in dark on a phone. */
const looks = [
  { theme: 'mare-alta', width: 1280, colorScheme: 'dark' },
  { theme: 'granito', width: 390, colorScheme: 'dark' },
  { theme: 'oficina', width: 1280, colorScheme: 'light' },
] as const

for (const [which, tag, paths] of [
  ['a sample of pages', '@all', sample],
  ['every other kind of page', '@long', [...others, ...searches, ...subsets]],
] as const)
  test(`axe finds nothing on ${which}`, { tag }, async ({ page, stageName }) => {
    const { width = 0, colorScheme = null } = looks.find(({ theme }) => theme === stageName) ?? {}
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    for (const path of paths) {
      await page.goto(path)
      expect(await axeFindings(page), path).toEqual([])
    }
  })

test('axe finds unreadable text, also during an endless animation', { tag: '@all' }, async ({ page }) => {
  await page.goto('/nada')
  await page.evaluate(() =>
    document.body.animate({ rotate: ['0deg', '1deg'] }, { iterations: Infinity, duration: 1_000 }),
  )
  expect(await axeFindings(page)).toEqual([])
  await page.addStyleTag({ content: 'main p { color: #aaa !important; background: #ccc !important }' })
  const [finding] = await axeFindings(page)
  expect(finding).toMatchObject({
    rule: 'color-contrast',
    why: expect.stringContaining('insufficient color contrast'),
    html: expect.stringMatching(/^<p/),
  })
})

test('the skip link comes first and leads to the content', { tag: '@all' }, async ({ page }) => {
  await page.goto('/servicos')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('call, WhatsApp and quote are within reach, and the menu opens', { tag: '@all' }, async ({ page }) => {
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
    }
    const menu = page.getByRole('navigation', { name: 'Menu principal' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await menu.getByRole('link', { name: 'Produtos' }).click()
    await expect(page).toHaveURL(/\/produtos$/)
    await page.goto('/orcamento')
    await expect(bar.getByRole('link', { name: 'Ligar' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Pedir orçamento' })).toBeHidden()
  })

  test('the content is visible, and nothing moves with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const areShown = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((heading) => heading.checkVisibility({ opacityProperty: true })))
    expect(areShown.length).toBeGreaterThan(20)
    expect(areShown).not.toContain(false)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expect(page.getByRole('main').locator('li.group').first()).toHaveCSS('transition-duration', '0s')
  })

  test('every control is at least 44 px wide and high', { tag: '@all' }, async ({ page }) => {
    for (const path of kinds) {
      await page.goto(path)
      const controls = page.locator('a, button, summary, input, select, textarea')
      const small = await controls.evaluateAll((elements) =>
        elements
          // Links in running text are as high as their line; the skip link becomes visible with the focus.
          .filter((element) => element.checkVisibility() && !element.closest('.prose'))
          .filter((element) => !element.matches('[href="#conteudo"], [aria-hidden] *'))
          .map((element) => {
            const isWholeCard = getComputedStyle(element, '::after').position === 'absolute'
            const target = isWholeCard ? element.closest('li, article') : element
            const { width, height } = (target ?? element).getBoundingClientRect()
            return { name: element.textContent?.trim(), width, height }
          })
          .filter(({ width, height }) => width < 44 || height < 44),
      )
      expect(small, path).toEqual([])
    }
  })
})
