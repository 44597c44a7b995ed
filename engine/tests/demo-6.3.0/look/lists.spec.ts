import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/stage'

/* Tests of lists of records, and of what surrounds them. */

const left = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left))

test('a list starts within the first 340 px of its page, and a short one has no search field', {
  tag: '@all',
}, async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/servicos', '/produtos', '/projetos', '/blog']) {
      await page.goto(path)
      const first = page.locator('main').locator('h2, li.group, article').first()
      const { y } = (await first.boundingBox()) ?? { y: Number.POSITIVE_INFINITY }
      expect(y, `${path} at ${width} px`).toBeLessThanOrEqual(340)
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
    }
  }
})

test('on a phone records are rows with a small picture, and some are hidden only if there is a link to all', {
  tag: '@all',
}, async ({ page, edit }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/produtos')
  const picture = page.locator('main li.group img').first()
  await expect(picture).toHaveJSProperty('clientWidth', 88)
  const main = page.getByRole('main')
  const all = main.getByRole('link', { name: 'Ver todos os serviços' })
  await page.goto('/')
  await expect(main.getByRole('link', { name: 'Esvaziamento de casas' })).toBeVisible()
  await expect(all).toHaveCount(0)
  await edit<object[]>('services', (services) =>
    services.map((service, index) => ({ ...service, tier: index === 0 ? 'primary' : 'secondary' })),
  )
  await page.goto('/')
  const fifth = main.getByRole('link', { name: 'Pianos, arte & antiguidades' })
  await expect(fifth).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(fifth).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await all.click()
  await expect(page).toHaveURL(/\/servicos$/)
  await expect(fifth).toBeVisible()
})

test('the title of a card without a picture is level with those of its neighbours, and every price is below its title', {
  tag: '@all',
}, async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/produtos')
    const cards = await page.locator('main li.group').evaluateAll((items) =>
      items.map((item) => {
        const [title, price] = ['h2', 'h2 + div'].map((part) => item.querySelector(part))
        const { top: cardTop } = item.getBoundingClientRect()
        const box = title?.getBoundingClientRect()
        return {
          row: Math.round(cardTop),
          title: [Math.round((box?.top ?? 0) - cardTop), title && getComputedStyle(title).fontSize].join(),
          isPictured: item.querySelector('img') !== null,
          offset: price && box && Math.round(price.getBoundingClientRect().left - box.left),
          isBelow: !price || !box || price.getBoundingClientRect().top >= box.bottom,
        }
      }),
    )
    expect(cards.some(({ isPictured }) => !isPictured)).toBe(true)
    for (const { offset, isBelow } of cards) expect([offset ?? 0, isBelow]).toEqual([0, true])
    const sold = cards.filter(({ offset }) => offset !== null)
    for (const { row, title, isPictured } of width === 1280 ? sold : [])
      if (!isPictured)
        for (const other of sold) if (other.row === row) expect(other.title, `row ${row}`).toBe(title)
  }
})

test('the last row of an index with an odd number is in the first column, with its text below its title', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/nada-aqui')
  const rows = page.locator('main li.group')
  await expect(rows).toHaveCount(5)
  const [first, last] = [await rows.first().boundingBox(), await rows.last().boundingBox()]
  expect([last?.x, last?.width]).toEqual([first?.x, first?.width])
  const [title, text] = [rows.last().locator('h3'), rows.last().locator('p')]
  expect((await text.boundingBox())?.x).toBe((await title.boundingBox())?.x)
})

test('the titles of all lists start at one margin, and their introductions at one line', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/servicos', '/produtos', '/blog', '/testemunhos', '/perguntas-frequentes']) {
    await page.goto(path)
    expect([await left(page, 'h1'), await left(page, 'h1 + *, div:has(> h1) + p')], path).toEqual([32, 760])
  }
  await page.goto('/pesquisa?q=caixas')
  expect([await left(page, 'h1'), await left(page, 'main input'), await left(page, 'main h2')]).toEqual([
    32, 32, 32,
  ])
})

test('the text of a single record starts where the title of its section starts', { tag: '@all' }, async ({
  page,
  edit,
}) => {
  // Five or more services are grouped by tier.
  await edit<object[]>('services', (services) =>
    services.slice(0, 5).map((service, index) => ({ ...service, tier: index < 4 ? 'primary' : 'secondary' })),
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const title = await left(page, 'main h2')
  expect(await left(page, 'main h3:has(a[href="/servicos/elevador-exterior"])')).toBe(title)
})

test('title, picture, text and the next posts of a post start at one edge, and its parts are listed', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/blog/embalar-loica')
  const axis = await left(page, 'h1')
  for (const part of ['article img', '.prose', 'nav[aria-label="Continuar a ler"]'])
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
  const titles = (await page.locator('main h2').allTextContents()).map((title) =>
    title.replaceAll('\u00a0', ' '),
  )
  expect(titles.slice(0, 3)).toEqual(['O resultado', 'O desafio', 'A solução'])
})

test('short fields of a form are in pairs, and all other fields have the whole width', {
  tag: '@all',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const [path, halves] of [
    ['/contactos', ['name', 'email']],
    ['/orcamento', ['name', 'email', 'phone', 'serviceSlug']],
  ] as const) {
    await page.goto(path)
    const form = page.locator('form[data-form]')
    const whole = (await form.locator('textarea').boundingBox())?.width ?? 0
    const fields = await form.locator('[name]:visible:not([aria-hidden] *)').all()
    for (const field of fields) {
      const name = (await field.getAttribute('name')) ?? ''
      const isHalf = halves.some((half) => half === name)
      expect((await field.boundingBox())?.width, `${name} of ${path}`).toBe(isHalf ? whole / 2 - 12 : whole)
    }
  }
})

test('the home page ends with a short form, and with a line for each place', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  const end = page.locator('#pedido')
  const names = await end
    .locator('form [name]:visible:not([aria-hidden] *)')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(names).toEqual(['name', 'email', 'phone', 'message'])
  await expect(end.locator('li > a > address, li > address')).toHaveCount(3)
  expect((await end.boundingBox())?.height).toBeLessThanOrEqual(1_150)
})
