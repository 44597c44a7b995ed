import { expect, test } from '@playwright/test'

test('wines are filtered without JavaScript, and each filter is a page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/garrafeira')
  const wines = page.locator('main li', { has: page.getByRole('heading', { level: 2 }) })
  await expect(wines).toHaveCount(40)
  await page.getByLabel('Tipo').selectOption('Espumante')
  await page.getByLabel('Região').selectOption('Bairrada')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(wines).toHaveCount(2)
  await page.goto('/garrafeira?tipo=Generoso')
  await expect(page).toHaveTitle(/^Garrafeira: Generoso/)
  await expect(wines).toHaveCount(5)
  await context.close()
})

test('a past event is below the coming ones, and keeps its page', async ({ page }) => {
  await page.goto('/eventos')
  const past = page.locator('section', { has: page.getByRole('heading', { name: 'Já passou' }) })
  await expect(past.getByRole('link', { name: 'Vindima aberta' })).toBeVisible()
  await expect(past.getByRole('link', { name: 'Os cem anos do lagar' })).toHaveCount(0)
  await past.getByRole('link', { name: 'Vindima aberta' }).click()
  await expect(page.getByText('Já passou. Obrigado a quem veio.')).toBeVisible()
})

for (const [first, tagline, button, address, night] of [
  ['/en', 'Rooms and wine by a stream', 'Book', 'lang=en', 'October to March'],
  ['/fr', 'Chambres et vins au bord du ruisseau', 'Réserver', 'lang=fr', 'D’octobre à mars'],
] as const)
  test(`${first} is in its language, with prices and the address for bookings`, async ({ page }) => {
    await page.goto(first)
    await expect(page.locator('footer')).toContainText(tagline)
    await expect(page.getByRole('link', { name: button, exact: true }).first()).toHaveAttribute(
      'href',
      `https://reservas.test/murtinheira?${address}`,
    )
    await page.goto(first === '/en' ? '/en/rooms' : '/fr/chambres')
    await expect(page.getByText(night).first()).toBeVisible()
  })

test('the menu has structured data, and the landing page has its action on a phone', async ({ page }) => {
  await page.goto('/ementa')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"@type":"MenuItem"')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/inverno')
  await expect(page.locator('body > header, body > footer')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Reservar', exact: true })).toBeVisible()
})

test('a header with a search field has no other search, on a wide screen and on a phone', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/quartos/quarto-do-lagar')
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible()
    // The folded menu contains its links too.
    await expect(page.locator('header a[href="/pesquisa"]'), `${width} px`).toHaveCount(0)
  }
  await page.getByRole('banner').getByRole('searchbox').fill('forno')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('link', { name: 'Casa do Forno' }).first()).toBeVisible()
})
