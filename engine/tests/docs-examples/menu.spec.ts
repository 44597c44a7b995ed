import type { Page } from '@playwright/test'
import { engines } from '../engines/engines'
import { element, visitorWith } from '../engines/visitor'
import { ports } from '../servers/ports'
import { expect, origin, test } from './site'

/* Tests of the menu from docs/appearance.md. */

const titles = ['Visão geral', 'A nossa equipa', 'Em números', 'Testemunhos']

function mainMenu(page: Page) {
  return page.getByRole('navigation', { name: 'Menu principal' })
}

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

test('a submenu opens below its entry within the window and is used by keyboard, and a link to another site says that it opens in a new tab', async ({
  page,
}) => {
  await page.goto('/servicos')
  const button = mainMenu(page).getByRole('button', { name: 'A empresa' })
  const list = page.locator('#sub-menu-2')
  const links = list.getByRole('link')
  for (const width of [1024, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await button.click()
    await expect(list).toBeVisible()
    const [entry, box] = [await button.boundingBox(), await list.boundingBox()]
    expect(box?.y).toBeGreaterThanOrEqual((entry?.y ?? 0) + (entry?.height ?? 0))
    expect(Math.abs((box?.x ?? 0) + 21 - (entry?.x ?? 0))).toBeLessThan(6)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    const edges = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left))
    expect(new Set(edges).size).toBe(1)
    await page.mouse.click(10, 700)
    await expect(list).toBeHidden()
  }
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(links).toHaveText(titles)
  await page.keyboard.press('Tab')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(button).toBeFocused()
  const shop = mainMenu(page).getByRole('link', { name: 'Loja (abre num separador novo)' })
  await expect(shop).toHaveAttribute('target', '_blank')
  await expect(shop).toHaveAttribute('href', 'https://loja.test')
  await page.keyboard.press('Space')
  await links.filter({ hasText: 'Em números' }).click()
  await expect(page).toHaveURL(`${origin}/numeros`)
})

test('on a phone a submenu unfolds inside the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/servicos')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = mainMenu(page)
  // Titles and links in the sheet have the same alignment.
  const edges = (align: string) =>
    page.locator('#menu-do-site').evaluate((sheet, wanted) => {
      sheet.style.textAlign = wanted
      const range = document.createRange()
      return [...sheet.querySelectorAll('nav > ul > li > :is(a, details)')].map((entry) => {
        const title = entry.querySelector('summary') ?? entry
        if (title.firstChild) range.selectNode(title.firstChild)
        return Math.round(range.getBoundingClientRect().left)
      })
    }, align)
  expect(new Set(await edges('start')).size).toBe(1)
  expect(Math.min(...(await edges('center')))).toBeGreaterThan((await edges('start'))[0] ?? 0)
  await expect(menu.getByRole('link')).toHaveText(['Serviços', 'Projetos', /^Loja/, 'Contactos', 'English'])
  await menu.locator('summary', { hasText: 'A empresa' }).click()
  await menu.getByRole('link', { name: 'A nossa equipa' }).click()
  await expect(page).toHaveURL(`${origin}/equipa`)
})

/* Some browsers do not support anchor positioning for popovers. */

const button = element('[popovertarget=sub-menu-2]')
const list = element('#sub-menu-2')
const isOpen = `${list}.getBoundingClientRect().height > 0`
const position = `(({ top, left, right }) => ({
  isBelow: top >= ${button}.getBoundingClientRect().bottom,
  isInside: left >= 0 && right <= innerWidth,
}))(${list}.getBoundingClientRect())`

for (const { name, isHere, start } of engines) {
  test(`${name}: a submenu opens below its entry, closes by Escape, and its link is followed @engines`, async ({
    stage: _,
  }) => {
    test.skip(!isHere, `${name} is not here`)
    const viewport = { width: 1240, height: 800 }
    const visitor = visitorWith(await start({ viewport, driverPort: ports.driver }), origin)
    try {
      await visitor.open('/servicos')
      expect(await visitor.tell(isOpen)).toBe(false)
      await visitor.click('[popovertarget=sub-menu-2]')
      await visitor.until(isOpen)
      await expect.poll(() => visitor.tell(position)).toEqual({ isBelow: true, isInside: true })
      await visitor.press('Escape')
      await visitor.until(isOpen, false)
      await visitor.focus('[popovertarget=sub-menu-2]')
      await visitor.press('Enter')
      await visitor.until(isOpen)
      await visitor.press('Tab')
      await visitor.until("document.activeElement.matches('#sub-menu-2 a')")
      const href = await visitor.tell("document.activeElement.getAttribute('href')")
      await visitor.press('Enter')
      await visitor.until('location.pathname', href)
    } finally {
      await visitor.leave()
    }
  })
}
