import { gzipSync } from 'node:zlib'
import { analyseRoutes, grownModules, readRecord } from '../support/client-modules'
import { expect, test } from '../support/stage'

/**
 * The smallest possible app of this framework version (one page, one heading), loaded the same way: 131.7 KiB of script
 * with gzip. What a page adds to it is ours.
 */
const SMALLEST_APP_SCRIPT = 131.7

const KIB = 1024

for (const { path, route = path, script, html } of [
  { path: '/', script: 4, html: 30 },
  { path: '/servicos', script: 4, html: 30 },
  { path: '/servicos/elevador-exterior', route: '/servicos/[slug]', script: 4, html: 20 },
  { path: '/projetos/palacete-da-foz', route: '/projetos/[slug]', script: 4, html: 20 },
  { path: '/blog/lista-de-oito-semanas', route: '/blog/[slug]', script: 4, html: 20 },
  { path: '/contactos', script: 6, html: 20 },
  { path: '/orcamento', script: 6, html: 20 },
]) {
  test(`${path} stays light on a phone`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const bodies: { kind: string; url: string; size: Promise<number> }[] = []
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      const size = response.body().then((body) => gzipSync(body).length / KIB)
      // One that comes when all is counted may be cut off by the end of the test.
      size.catch(() => undefined)
      bodies.push({ kind, url: response.url(), size })
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const total = async (kind: string) => {
      const sizes = await Promise.all(bodies.filter((body) => body.kind === kind).map(({ size }) => size))
      return sizes.reduce((sum, size) => sum + size, 0)
    }
    const scripts = await total('script')
    const limit = SMALLEST_APP_SCRIPT + script
    expect(scripts, `KiB of script${scripts < limit ? '' : whatGrew(route)}`).toBeLessThan(limit)
    expect(await total('stylesheet'), 'KiB of styles').toBeLessThan(14)
    const document = gzipSync(await (await request.get(path)).body()).length
    expect(document / KIB, 'KiB of HTML').toBeLessThan(html)
    expect(bodies.length, bodies.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(16)
    expect(bodies.filter(({ url }) => url.includes('_rsc=') || /\.rsc/.test(url))).toEqual([])
  })
}

/** Only for the message of a test that fails: it takes a while. */
function whatGrew(route: string): string {
  const now = analyseRoutes([route])[route] ?? {}
  return [': what grew', ...grownModules(readRecord(route), now)].join('\n')
}

test('the picture of the first screen is the largest paint, comes first, and nothing shifts', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const hero = page.getByRole('main').locator('img').first()
  await expect(hero).toHaveAttribute('fetchpriority', 'high')
  await expect(hero).not.toHaveAttribute('loading', 'lazy')
  const measured = await page.evaluate(async () => {
    const observe = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(resolve, 1_000, [])
      })
    const paints = (await observe('largest-contentful-paint')) as (PerformanceEntry & { element?: Element })[]
    return { largest: paints.at(-1)?.element?.tagName, shifts: (await observe('layout-shift')).length }
  })
  expect(measured).toEqual({ largest: 'IMG', shifts: 0 })
})
