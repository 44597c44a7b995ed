import type { Page } from '@playwright/test'
import { drawNothing, expect, test } from './dressed-site'
import { findFaults } from './faults'
import { awkwardTenants } from './tenants'

/* Tests of the header, which folds by available space without a script, so tests can change its menu. */

const words = [
  'Serviços',
  'Reabilitação',
  'Impermeabilizações',
  'Eletrodomésticos',
  'Projetos',
  'Perguntas frequentes',
  'Sobre nós',
  'Responsabilidade social',
  'Contactos',
]

const wideMenu = 'header nav:not([popover] nav)'
const menuButton = 'header [popovertarget=menu-do-site]:not([aria-label])'

async function setMenu(page: Page, titles: string[]): Promise<void> {
  await page.evaluate((all) => {
    // The two menus, and the two invisible rows that must fit.
    for (const list of document.querySelectorAll('header nav > ul, header [aria-hidden]:has(> i)')) {
      const isEntry = (child: Element) => child.matches('li, [data-text]')
      const [first, ...others] = [...list.children].filter(isEntry)
      const rest = [...list.children].filter((child) => !isEntry(child))
      for (const other of others) other.remove()
      const copies = all.map((title) => {
        const copy = first?.cloneNode(true) as HTMLElement
        const link = copy.querySelector('a')
        if (link) link.textContent = title
        else copy.dataset.text = title
        return copy
      })
      list.replaceChildren(...copies, ...rest)
    }
  }, titles)
}

for (const [index, tenant] of awkwardTenants.slice(0, 4).entries()) {
  const tag = index === 0 ? '@all' : '@long'
  test(`${tenant.name}: a header with two to nine entries has no layout faults`, { tag }, async ({
    site,
    page,
  }) => {
    await site.wear(tenant)
    await drawNothing(page)
    await page.goto('/nada')
    const fullMenu = page.locator(wideMenu)
    for (const count of [2, 4, 6, 9]) {
      await setMenu(page, words.slice(0, count))
      for (const width of [320, 390, 640, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const where = `${count} entries at ${width} px`
        expect(await page.evaluate(findFaults), where).toEqual([])
        const isWide = await fullMenu.isVisible()
        expect(await page.locator(menuButton).isVisible(), where).not.toBe(isWide)
        const right = isWide ? await fullMenu.boundingBox() : null
        const left = await page.locator('header a[href="/"]').boundingBox()
        // Beside the name, or below it.
        const isBelow = right && left && right.y >= left.y + left.height
        if (!isBelow) expect(right?.x ?? width, where).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
      }
    }
  })
}

test('the spaces between entries of the menu are equal, also between short ones', async ({ site, page }) => {
  await site.wear(awkwardTenants[0])
  await page.goto('/nada')
  await page.setViewportSize({ width: 1280, height: 900 })
  await setMenu(page, ['Serviços', 'Blog', 'FAQ', 'Contactos'])
  const spaces = await page.locator(`${wideMenu} a`).evaluateAll((links) => {
    const range = document.createRange()
    const boxes = links.map((link) => {
      range.selectNodeContents(link)
      return range.getBoundingClientRect()
    })
    return boxes.slice(1).map(({ left }, index) => Math.round(left - (boxes[index]?.right ?? 0)))
  })
  expect(new Set(spaces).size, spaces.join()).toBe(1)
})

test('in a header of one row the number gives way to its icon before the menu folds', async ({
  site,
  page,
}) => {
  await site.wear(awkwardTenants[0])
  await page.goto('/nada')
  await page.setViewportSize({ width: 1280, height: 900 })
  const call = page.getByRole('banner').getByRole('link', { name: /^Ligar para/ })
  const number = call.getByText('253 000 140')
  await setMenu(page, words.slice(0, 2))
  await expect(number).toBeVisible()
  await setMenu(page, words.slice(0, 3))
  const isOneRow = await page.locator('header').evaluate((header) => {
    const { display, position } = getComputedStyle(header)
    // A header of several rows has no box itself, or is not sticky as a whole.
    return display !== 'contents' && position === 'sticky'
  })
  await expect(number).toBeVisible({ visible: !isOneRow })
  await expect(page.locator(wideMenu)).toBeVisible()
  await expect(call).toBeVisible()
  await setMenu(page, [...words, ...words])
  await expect(page.locator(wideMenu)).toBeHidden()
  await page.locator(menuButton).click()
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')).toHaveCount(18)
})
