import { expect, test } from '../../fixtures/stage'

test('a product with a price links to an order, and its note is on the line of the price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/produtos/box-5-m2')
  const order = page.getByRole('main').getByRole('link', { name: 'Encomendar' })
  await expect(order.first()).toHaveAttribute('href', '/contactos#mensagem')
  await expect(page.getByRole('main').getByRole('link', { name: 'Pedir orçamento' })).toHaveCount(0)
  const price = page.getByRole('main').locator('p:has(> span.figures)').first()
  await expect(price).toHaveCSS('align-items', 'baseline')
  const tops = await price
    .locator('> span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
  const [first, last] = [tops[0], tops.at(-1)]
  expect(last?.top).toBeLessThan(first?.bottom ?? 0)
})

test('a post begins with a larger paragraph, and lists its parts from three on', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/blog/lista-de-oito-semanas')
  const sizes = await page
    .locator('.prose p')
    .evaluateAll((all) => all.slice(0, 2).map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0)
  await expect(page.getByRole('navigation', { name: 'Nesta página' })).toBeVisible()
})

test('with text of twice the size the skip link is hidden until it has the focus, and then whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto('/contactos')
  const skip = page.getByRole('link', { name: 'Saltar para o conteúdo' })
  const box = async () => (await skip.boundingBox()) ?? { x: 0, y: 0, width: 999, height: 999 }
  const hidden = await box()
  expect(hidden.y + hidden.height).toBeLessThanOrEqual(0)
  await page.keyboard.press('Tab')
  const shown = await box()
  expect([shown.y >= 0, shown.x + shown.width <= 390]).toEqual([true, true])
})

test('fields and buttons have the text rendering of the page', async ({ page }) => {
  await page.goto('/contactos')
  const controls = page.locator('button, input, select, textarea')
  const rendering = (all: Element[]) => all.map((one) => getComputedStyle(one).textRendering)
  const text = await page.locator('body').evaluate((body) => getComputedStyle(body).textRendering)
  expect(new Set(await controls.evaluateAll(rendering))).toEqual(new Set([text]))
})

test('on a phone a table breaks no word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog/lista-de-oito-semanas')
  await page.evaluate(() => document.fonts.ready)
  const broken = await page.locator('.prose').evaluate((prose) => {
    const cells = ['Sábado de manhã', 'Segunda, quarta', 'Próximo início', 'Domingo', 'Turma', 'Janeiro']
    prose.innerHTML = `<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`
    const texts = [...prose.querySelectorAll('td')].flatMap(({ firstChild }) => firstChild ?? [])
    return texts.flatMap((text) =>
      [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? word : []
      }),
    )
  })
  expect(broken).toEqual([])
})
