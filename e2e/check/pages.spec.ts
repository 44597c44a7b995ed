import sharp from 'sharp'
import { siteConfig } from '../../site.config'
import { expect, test } from './every-page'

/** KiB with gzip: what the heaviest page of the template may weigh, and what site.config.ts allows on top. */
const limits = {
  script: 6 + siteConfig.addedWeight.script,
  /** Of a page with a client component: React and Next.js weigh 132. */
  scriptWithComponents: 138 + siteConfig.addedWeight.script,
  styles: 14 + siteConfig.addedWeight.styles,
  html: 32 + siteConfig.addedWeight.html,
}

for (const [promise, kind] of [
  ['axe finds nothing at 1280 px in light and at 390 px in dark: contrast, names, structure', 'axe'],
  ['no bar hides what the keyboard reaches, on a phone and at a zoom of 400 %', 'hidden'],
] as const) {
  test(promise, ({ visits }) => {
    expect(
      visits.flatMap(({ path, [kind]: found }) => found.map((element) => `${path}: ${element}`)),
    ).toEqual([])
  })
}

test('no page is heavier than addedWeight in site.config.ts allows', ({ visits }) => {
  for (const { path, weight, components } of visits) {
    const limit = components.length > 0 ? limits.scriptWithComponents : limits.script
    expect(
      weight.script,
      `${path}: KiB of script, for ${components.join(', ') || 'no client component'}`,
    ).toBeLessThan(limit)
    expect(weight.stylesheet, `${path}: KiB of styles`).toBeLessThan(limits.styles)
    expect(weight.document, `${path}: KiB of HTML`).toBeGreaterThan(0)
    expect(weight.document, `${path}: KiB of HTML`).toBeLessThan(limits.html)
  }
})

test('no page scrolls sideways at 320, 390 and 1280 px', ({ visits }) => {
  for (const { path, widths } of visits)
    for (const [width, scrolled] of widths)
      expect(scrolled, `${path} at ${width} px`).toBeLessThanOrEqual(width)
})

test('every page is whole: one heading, no gaps in texts, nothing that the policy forbids', ({ visits }) => {
  for (const { path, status, headings, text, title, headers, errors } of visits) {
    expect(status, path).toBe(path === '/nada' ? 404 : 200)
    expect(headings, path).toBe(1)
    expect(text, path).not.toMatch(/undefined|null|NaN|\[object/)
    expect(title, path).toMatch(/\S/)
    expect(headers['content-security-policy'], path).toContain("default-src 'self'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(path === '/nada' ? errors.filter((error) => !error.includes('404')) : errors, path).toEqual([])
  }
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
