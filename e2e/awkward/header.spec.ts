import type { Page } from '@playwright/test'
import { drawNothing, expect, test } from './dressed-site'
import { faultsOf } from './faults'
import { awkwardTenants } from './tenants'

/* The header folds by what fits, and without a script: so its menu can be another one here. */

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

async function setMenu(page: Page, titles: string[]): Promise<void> {
  await page.evaluate((all) => {
    const replace = (list: Element | null, make: (copy: Element, title: string) => void) => {
      const [first] = list?.children ?? []
      if (!list || !first) return
      const copies = all.map((title) => {
        const copy = first.cloneNode(true) as Element
        make(copy, title)
        return copy
      })
      const isEntry = (child: Element) => child.matches('li, [data-text]')
      const rest = [...list.children].filter((child) => !isEntry(child))
      list.replaceChildren(...copies, ...rest)
    }
    const named = (copy: Element, title: string) => {
      const link = copy.querySelector('a')
      if (link) link.textContent = title
    }
    replace(document.querySelector('.header-wide ul'), named)
    replace(document.querySelector('.header-folded ul'), named)
    for (const ghost of document.querySelectorAll('.header-ghost'))
      replace(ghost, (copy, title) => copy.setAttribute('data-text', title))
  }, titles)
}

for (const name of ['longo', 'um-servico', 'um-de-cada', 'dois-sem-imagens']) {
  const tenant = awkwardTenants.find((candidate) => candidate.name === name)
  if (!tenant) throw new Error(`There is no tenant ${name}`)
  test(`${name}: menus of two to nine entries`, { tag: '@all' }, async ({ site, page }) => {
    await site.wear(tenant)
    await drawNothing(page)
    await page.goto('/nada')
    for (const count of [2, 4, 6, 9]) {
      await setMenu(page, words.slice(0, count))
      for (const width of [320, 390, 640, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const where = `${count} entries at ${width} px`
        expect(await faultsOf(page, { header: width < 640 ? 72 : 88, nameLines: 2 }), where).toEqual([])
        const wide = page.locator('.header-wide')
        expect(await wide.isVisible(), where).not.toBe(await page.locator('.header-folded').isVisible())
        const right = (await wide.isVisible()) ? await wide.boundingBox() : null
        const left = await page.locator('.site-name').boundingBox()
        expect(right?.x ?? width, where).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
      }
    }
  })
}

test('the number gives way to its icon before the menu folds', async ({ site, page }) => {
  const [long] = awkwardTenants
  if (!long) throw new Error('no tenant')
  await site.wear(long)
  await page.goto('/nada')
  await page.setViewportSize({ width: 1280, height: 900 })
  const number = page.locator('.header-number')
  await setMenu(page, words.slice(0, 2))
  await expect(number).toBeVisible()
  await setMenu(page, words.slice(0, 3))
  await expect(number).toBeHidden()
  await expect(page.locator('.header-wide')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Ligar para/ })).toBeVisible()
  await setMenu(page, words)
  await expect(page.locator('.header-wide')).toBeHidden()
  await page.locator('header summary').first().click()
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link')).toHaveCount(9)
})
