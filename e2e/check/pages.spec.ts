import sharp from 'sharp'
import { axeFindings } from './axe'
import { expect, inTabs, test } from './every-page'

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1280, 'light'],
] as const) {
  test(`axe finds nothing at ${width} px, ${colorScheme}: contrast, names, structure`, async ({
    context,
    paths,
  }) => {
    await inTabs(context, paths, async (tab, path) => {
      await tab.setViewportSize({ width, height: 844 })
      await tab.emulateMedia({ colorScheme })
      await tab.goto(path)
      expect(await axeFindings(tab), path).toEqual([])
    })
  })
}

test('no page scrolls sideways at 320, 390 and 1280 px', async ({ context, paths }) => {
  await inTabs(context, paths, async (tab, path) => {
    await tab.goto(path)
    for (const width of [320, 390, 1280]) {
      await tab.setViewportSize({ width, height: 800 })
      const scrolled = await tab.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  })
})

test('every page is whole: one heading, no gaps in texts, nothing that the policy forbids', async ({
  context,
  paths,
}) => {
  await inTabs(context, paths, async (tab, path) => {
    const errors: string[] = []
    // What is aborted here is a third party's.
    tab.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('ERR_FAILED')) errors.push(message.text())
    })
    const response = await tab.goto(path)
    expect(response?.status(), path).toBe(path === '/nada' ? 404 : 200)
    await expect(tab.locator('h1'), path).toHaveCount(1)
    expect(await tab.locator('body').innerText(), path).not.toMatch(/undefined|null|NaN|\[object/)
    await expect(tab, path).toHaveTitle(/\S/)
    const headers = response?.headers() ?? {}
    expect(headers['content-security-policy'], path).toContain("default-src 'self'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    const expected = path === '/nada' ? errors.filter((text) => !text.includes('404')) : errors
    expect(expected, path).toEqual([])
  })
})

test('every link of the site leads to a page', async ({ request, baseURL, paths }) => {
  const seen = new Map<string, number>()
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const { origin, pathname, search } = new URL(href.replaceAll('&amp;', '&'), `${baseURL}${path}`)
      const address = pathname + search
      // A link within the page itself leads to an anchor.
      if (origin !== baseURL || pathname === path || seen.has(address)) continue
      seen.set(address, (await request.get(address)).status())
    }
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
})

test('every page has an image to be shared with', async ({ request, paths }) => {
  for (const path of paths.filter((path) => path !== '/nada')) {
    const html = await (await request.get(path)).text()
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const response = await request.get(new URL(address).pathname)
    expect(response.status(), `${path}: ${address}`).toBe(200)
    expect(await sharp(await response.body()).metadata(), path).toMatchObject({ width: 1200, height: 630 })
  }
})
