import { expect, test } from './site'

/* Tests of `announcement` from docs/appearance.md. */

test('the announcement is shown in the language of each page, and stays away once it was closed', async ({
  page,
  refused,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/contactos')
    const line = page.getByRole('complementary', { name: 'Aviso' }).getByRole('paragraph')
    await expect(line).toHaveText('Fechamos de 24 a 26 de dezembro.')
    expect((await line.boundingBox())?.height).toBeLessThan(70)
  }
  await page.goto('/english')
  const aside = page.getByRole('complementary').filter({ hasText: 'Closed from 24 to 26 December.' })
  await expect(aside).toBeVisible()
  await aside.getByRole('button').click()
  await expect(aside).toBeHidden()
  await page.goto('/contactos')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Aviso' })).toBeHidden()
  expect(refused).toEqual([])
})

test('an announcement out of its dates is hidden before anything is drawn, and its page stays cached', async ({
  page,
  request,
}) => {
  await request.get('/sobre')
  const cacheState = async () => (await request.get('/sobre')).headers()['x-nextjs-cache']
  await expect.poll(cacheState).toBe('HIT')
  await page.clock.setFixedTime(new Date('2100-01-01'))
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: (entry as never as { value: number }).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/sobre')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Aviso' })).toBeHidden()
  expect(await page.evaluate('shifts')).toBe(0)
  expect(await cacheState()).toBe('HIT')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the announcement has no button to close it', async ({ page }) => {
    await page.goto('/contactos')
    const aside = page.getByRole('complementary', { name: 'Aviso' })
    await expect(aside.getByRole('link')).toHaveAttribute('href', '/contactos')
    await expect(aside.getByRole('button')).toHaveCount(0)
  })
})
