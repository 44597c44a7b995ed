import { expect, test } from '../fixtures/stage'

/* Tests of a wide table on a phone: if part of it is hidden, a sign shows that. */

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone a table of five columns becomes rows of label and value', async ({ page }) => {
  await page.goto('/precos')
  const table = page.getByRole('group').filter({ hasText: 'três noites' })
  await expect(table.locator('tbody tr')).toHaveCount(2)
  const cells = table.locator('tbody tr').first().locator('td')
  await expect(cells).toHaveText(['Baixa', /^70,00\s€$/, /^85,00\s€$/, /^90,50\s€$/, 'uma noite'])
  const seen = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const { left, right, top } = cell.getBoundingClientRect()
      return {
        isInside: left >= 0 && right <= innerWidth,
        top,
        label: getComputedStyle(cell, '::before').content,
      }
    }),
  )
  expect(seen.every(({ isInside }) => isInside)).toBe(true)
  expect(new Set(seen.map(({ top }) => top)).size, 'one below the other').toBe(5)
  expect(seen.map(({ label }) => label).join()).toContain('Fim de semana')
})

test('on the narrowest phone a page with a wide table does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/precos')
  await expect(page.getByRole('group').filter({ hasText: 'Piscina' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a table of eight columns scrolls by keys, and a shade shows that it continues', async ({ page }) => {
  await page.goto('/precos')
  const table = page.getByRole('group').filter({ hasText: 'Piscina' })
  const { isWider, shade } = await table.evaluate((one) => ({
    isWider: one.scrollWidth > one.clientWidth,
    shade: getComputedStyle(one).backgroundImage,
  }))
  expect(isWider).toBe(true)
  expect(shade).toContain('gradient')
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
