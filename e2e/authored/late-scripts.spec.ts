import type { Page } from '@playwright/test'
import { expect, test } from '../support/stage'

const ownScripts = /<script src="\/_next\/static\/[^"]+"[^>]* async=""/

function timesOf(page: Page) {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = files.filter(({ name }) => name.includes('/_next/static/chunks/') && name.endsWith('.js'))
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return {
      count: scripts.length,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      firstAsked: Math.min(...scripts.map(({ startTime }) => startTime)),
      lastCame: Math.max(...scripts.map(({ responseEnd }) => responseEnd)),
      load: navigation?.loadEventStart ?? Number.NaN,
    }
  })
}

for (const path of ['/', '/contactos', '/projetos/palacete-da-foz', '/privacidade']) {
  test(`${path} is painted, then asks for its scripts, and is loaded when they are there`, async ({
    page,
  }) => {
    await page.goto(path)
    const { count, paint, firstAsked, lastCame, load } = await timesOf(page)
    expect(count).toBeGreaterThan(5)
    expect(firstAsked).toBeGreaterThan(paint)
    expect(load).toBeGreaterThanOrEqual(lastCame)
    await expect(page.locator('iframe[hidden]')).toHaveCount(0)
  })
}

test('a hidden tab does not wait for a paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    PerformanceObserver.prototype.observe = () => {}
    const { setTimeout: later } = window
    const delays: unknown[] = []
    Object.assign(window, { delays })
    window.setTimeout = ((...args: Parameters<typeof later>) => {
      delays.push(args[1])
      return later(...args)
    }) as typeof later
  })
  await page.goto('/contactos')
  expect((await timesOf(page)).count).toBeGreaterThan(5)
  const delays = await page.evaluate(() => (window as unknown as { delays: unknown[] }).delays)
  expect(delays[0]).toBe(0)
  expect(delays).not.toContain(1_000)
})

test('where no paint is told of, the scripts come all the same', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/contactos')
  expect((await timesOf(page)).count).toBeGreaterThan(5)
})

test('the view that renews a page, its copy, and a page that does not exist are written alike', async ({
  request,
  edit,
}) => {
  await edit<{ name: string }>('settings', (settings) => ({ ...settings, name: 'Maré Baixa' }))
  const first = await request.get('/sobre')
  const second = await request.get('/sobre')
  expect(second.headers().etag).toBe(first.headers().etag)
  for (const answer of [first, second, await request.get('/servicos/nada'), await request.get('/nada')])
    expect(await answer.text()).not.toMatch(ownScripts)
})
