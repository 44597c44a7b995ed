import { expect, test } from './site'

const src = 'https://stats.test/count.js'

test('an added script runs, with what its provider asks for, and may call home', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  const events: string[] = []
  await page.route(src, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `fetch('https://events.stats.test/view', { method: 'POST', mode: 'no-cors', body: document.currentScript.dataset.domain })`,
    }),
  )
  await page.route('https://events.stats.test/**', (route) => {
    events.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  await page.goto('/servicos')
  await expect.poll(() => events).toEqual(['cliente.pt'])
  expect(refused).toEqual([])
})

test('a page does not wait for it', async ({ page }) => {
  await page.route(src, () => new Promise(() => {}))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
