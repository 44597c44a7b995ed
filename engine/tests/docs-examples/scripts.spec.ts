import type { Page } from '@playwright/test'
import { expect, liveOrigin, origin, showSiteAt, test } from './site'

/* Tests of `scripts` from docs/extending.md. The addresses and cliente.pt are those of its example. */

const src = 'https://stats.test/count.js'

/** Makes the browser find the site at an address, and records the activity of the added script. */
async function visit(page: Page, address: string) {
  const activity = { loaded: 0, events: [] as string[] }
  await showSiteAt(page, address)
  await page.route(src, (route) => {
    activity.loaded += 1
    const body = `fetch('https://events.stats.test/visit', { method: 'POST', mode: 'no-cors', body: document.currentScript.dataset.domain })`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.route('https://events.stats.test/**', (route) => {
    activity.events.push(route.request().postData() ?? '')
    return route.fulfill({ status: 204 })
  })
  await page.goto(`${address}/servicos`, { waitUntil: 'networkidle' })
  return activity
}

test('an added script runs with the attributes of its provider, and its requests are allowed', async ({
  page,
  refused,
}) => {
  const { events } = await visit(page, liveOrigin)
  await expect.poll(() => events).toEqual(['cliente.pt'])
  expect(refused).toEqual([])
})

test('visits to staging on the same server, and to localhost, are not counted', async ({ page, refused }) => {
  for (const address of ['https://staging.cliente.test', origin])
    expect(await visit(page, address), address).toEqual({ loaded: 0, events: [] })
  expect(refused).toEqual([])
})

test('a page is shown before an added script has loaded', async ({ page }) => {
  await showSiteAt(page, liveOrigin)
  await page.route(src, () => new Promise(() => {}))
  await page.goto(liveOrigin, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
