import sharp from 'sharp'
import { expect, test } from './every-page'

test('axe finds nothing at 1280 px, light: contrast, names, structure', ({ visits }) => {
  expect(visits.flatMap(({ path, axe }) => axe.light.map((found) => `${path}: ${found}`))).toEqual([])
})

test('axe finds nothing at 390 px, dark: contrast, names, structure', ({ visits }) => {
  expect(visits.flatMap(({ path, axe }) => axe.darkOnPhone.map((found) => `${path}: ${found}`))).toEqual([])
})

test('no bar hides what the keyboard reaches, on a phone and at a zoom of 400 %', ({ visits }) => {
  expect(visits.flatMap(({ path, hidden }) => hidden.map((element) => `${path}: ${element}`))).toEqual([])
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
