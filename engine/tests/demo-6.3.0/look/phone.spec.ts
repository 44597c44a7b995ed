import { expect, test } from '../../fixtures/stage'

/* Tests on a phone: the page has the whole screen, and number and menu are within reach. */

test.use({ viewport: { width: 390, height: 664 } })

const digits = '+351 220 000 140'

test('after scrolling only the contact bar covers the page', async ({ page }) => {
  for (const path of ['/', '/servicos/elevador-exterior', '/contactos']) {
    await page.goto(path)
    await page.evaluate(() => scrollTo(0, 600))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    const { height = 99 } =
      (await page.getByRole('navigation', { name: 'Contacto rápido' }).boundingBox()) ?? {}
    expect(height, path).toBeLessThanOrEqual(57)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeInViewport()
})

test('the contact bar has no link to the page of the form that is shown', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Contacto rápido' })
  const main = bar.getByRole('link', { name: 'Pedir orçamento' })
  await page.goto('/contactos')
  await expect(main).toBeVisible()
  await page.goto('/orcamento')
  // An agency's own page does not mark its form.
  await page.locator('[data-quote-form]').evaluate((form) => form.removeAttribute('data-quote-form'))
  await expect(main).toBeHidden()
  await expect(bar.getByRole('link', { name: 'Ligar' })).toBeVisible()
})

test('the first screen of home and of the contacts shows the number as digits', async ({ page }) => {
  for (const path of ['/', '/contactos']) {
    await page.goto(path)
    const number = page.getByRole('main').getByRole('link', { name: digits }).first()
    const { y = 999, height = 0 } = (await number.boundingBox()) ?? {}
    expect(y + height, path).toBeLessThanOrEqual(607)
    await expect(number).toHaveAttribute('href', 'tel:+351220000140')
  }
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Pedir orçamento' }).first()).toBeVisible()
})

test('the menu is a sheet with number, hours and address, and closes by its button, Escape or a tap beside it', async ({
  page,
}) => {
  await page.goto('/servicos')
  const open = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.locator('#menu-do-site')
  const close = [
    () => menu.getByRole('button', { name: 'Fechar o menu' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ]
  for (const act of close) {
    await open.click()
    await expect(menu).toBeVisible()
    const { y, height } = (await menu.boundingBox()) ?? {}
    expect([y, height]).toEqual([0, 664])
    await act()
    await expect(menu).toBeHidden()
  }
  await open.click()
  await expect(menu.getByRole('link', { name: digits })).toBeVisible()
  await expect(menu.getByText('Segunda a sexta')).toBeVisible()
  await expect(menu.getByRole('link', { name: /^Como chegar/ })).toBeVisible()
  await expect(menu.locator('address')).toContainText('4450')
  await menu.getByRole('link', { name: 'Projetos' }).click()
  await expect(page).toHaveURL(/\/projetos$/)
  await expect(menu).toBeHidden()
})

test('on the contact page the hours and the form come before the map', async ({ page }) => {
  await page.goto('/contactos')
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0
  const [hours, form, map] = [await top('main dl'), await top('main form'), await top('main details')]
  expect([hours, form, map]).toEqual([hours, form, map].sort((one, other) => one - other))
})

test('a long name can be read in the header, and is whole in the footer', async ({ page, edit }) => {
  const name = 'Clínica Médica e Dentária Dr.ª Maria da Conceição Albuquerque & Filhos'
  await edit<object>('settings', (settings) => ({ ...settings, name }))
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 })
    await page.goto('/contactos')
    const link = page.getByRole('banner').locator('a[href="/"]')
    const size = await link.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(size, `at ${width} px`).toBeGreaterThanOrEqual(13)
    const { height = 99, width: linkWidth = 999 } = (await link.boundingBox()) ?? {}
    expect([height <= 68, linkWidth <= width]).toEqual([true, true])
    const whole = await page.locator('footer p').first().innerText()
    expect(whole.replaceAll('\u00a0', ' ')).toBe(name)
  }
})
