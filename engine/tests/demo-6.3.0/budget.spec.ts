import { gzipSync } from 'node:zlib'
import { expect, test } from '../fixtures/stage'

/** The maximum KiB of HTML per page, after gzip. */
const pages = {
  '/': 17,
  '/servicos': 12,
  '/servicos/elevador-exterior': 8.4,
  '/projetos/palacete-da-foz': 9.4,
  '/blog/lista-de-oito-semanas': 12,
  // The limit includes the logos of networks, which other pages do not have.
  '/contactos': 10.3,
  '/orcamento': 9.8,
}

/** The page weighed in every run. `npm run check` weighs the others too. */
const always = '/'

for (const [path, html] of Object.entries(pages)) {
  test(`${path} loads no script, and stays below its size in KiB and below 8 requests on a phone`, {
    tag: path === always ? [] : '@all',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const bodies: { kind: string; url: string; size: Promise<number> }[] = []
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      const size = response.body().then((body) => (kind === 'font' ? body : gzipSync(body)).length / 1024)
      // A request that arrives after counting may be aborted by the end of the test.
      size.catch(() => undefined)
      bodies.push({ kind, url: response.url(), size })
    })
    const total = async (...kinds: string[]) => {
      const ofKinds = bodies.filter(({ kind }) => kinds.includes(kind))
      return (await Promise.all(ofKinds.map(({ size }) => size))).reduce((sum, size) => sum + size, 0)
    }
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await total('script'), 'KiB of script').toBe(0)
    expect(await total('stylesheet'), 'KiB of styles').toBeLessThan(15.2)
    expect(await total('document'), 'KiB of HTML').toBeLessThan(html)
    expect(await total('font'), 'KiB of fonts').toBeLessThan(32)
    expect(await total('document', 'stylesheet', 'font'), 'KiB').toBeLessThan(80)
    // The distance below the viewport at which browsers load pictures depends on their estimate of the connection speed.
    const below = await page
      .locator('img[loading=lazy]')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.flatMap((image) => (image.getBoundingClientRect().top > innerHeight ? image.currentSrc : [])),
      )
    const urls = bodies.map(({ url }) => url).filter((url) => !below.includes(url))
    expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(8)
  })
}

test('the picture of the first screen is the largest paint, and has a high priority', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const hero = page.getByRole('main').locator('img').first()
  await expect(hero).toHaveAttribute('fetchpriority', 'high')
  await expect(hero).not.toHaveAttribute('loading', 'lazy')
  const largestPaint = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            const last: (PerformanceEntry & { element?: Element }) | undefined = list.getEntries().at(-1)
            resolve(last?.element?.tagName)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  // Browsers report a paint with a short delay.
  await expect.poll(largestPaint).toBe('IMG')
})
