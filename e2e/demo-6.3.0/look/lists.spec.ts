import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/stage'

/* Lists of records, and what stands around them. */

const left = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left))

test('a list begins high on its page, without a search field while it is short', { tag: '@all' }, async ({
  page,
}) => {
  for (const [width, most] of [
    [1280, 340],
    [390, 300],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/servicos', '/produtos', '/projetos', '/blog']) {
      await page.goto(path)
      const first = page.locator('main').locator('h2, li.group, article').first()
      const { y } = (await first.boundingBox()) ?? { y: Number.POSITIVE_INFINITY }
      expect(y, `${path} at ${width} px`).toBeLessThanOrEqual(most)
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
    }
  }
})

test('on a phone records are rows with a small picture; a long list of the home page ends with the link to all of them', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/produtos')
  const picture = page.locator('main li.group img').first()
  await expect(picture).toHaveJSProperty('clientWidth', 88)
  await page.goto('/')
  const main = page.getByRole('main')
  const last = main.getByRole('link', { name: 'Esvaziamento de casas' })
  await expect(last).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(last).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await main.getByRole('link', { name: 'Ver todos os serviços' }).click()
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(last).toBeVisible()
})

test('the text of a lone record begins where the title of its section does', { tag: '@all' }, async ({
  page,
  edit,
}) => {
  await edit<{ tier: string }[]>('services', (services) =>
    services.filter(({ tier }, index) => tier === 'primary' || index === 3),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const title = await left(page, 'main h2')
  expect(await left(page, 'main h3:has(a[href="/servicos/armazenagem"])')).toBe(title)
})

test('a post has one axis: title, picture, text and what follows; its parts are listed', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/blog/embalar-loica')
  const axis = await left(page, 'h1')
  for (const part of ['article img', '.prose', 'nav[aria-label="Outros artigos"]'])
    expect(await left(page, part), part).toBe(axis)
  const contents = page.getByRole('navigation', { name: 'Nesta página' })
  await contents.getByRole('link', { name: 'Copos e chávenas' }).click()
  await expect(page.getByRole('heading', { name: 'Copos e chávenas' })).toBeInViewport()
})

test('the page of a project has its facts beside its picture, and its results before its story', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/projetos/palacete-da-foz')
  const boxOf = async (selector: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {}
    return { left: x, top: y, right: x + width, bottom: y + height }
  }
  const picture = await boxOf('main img[fetchpriority=high]')
  for (const part of ['h1', 'main dl']) {
    const { right, bottom } = await boxOf(part)
    expect(right, part).toBeLessThanOrEqual(picture.left)
    expect(bottom, part).toBeLessThanOrEqual(picture.bottom + 1)
  }
  const titles = await page.locator('main h2').allTextContents()
  expect(titles.slice(0, 3)).toEqual(['O resultado', 'O desafio', 'A solução'])
})
