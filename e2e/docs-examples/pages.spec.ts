import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { axeFindings } from '../check/axe'
import { expect, folder, liveOrigin, origin, test } from './site'

test('a Markdown page has the frame, its metadata and an Open Graph image', async ({ page, request }) => {
  await page.goto('/equipa')
  await expect(page).toHaveTitle('A nossa equipa · Maré Alta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A nossa equipa')
  await expect(page.getByRole('main').getByRole('table')).toContainText('Orçamentos')
  await expect(page.getByRole('navigation', { name: /Caminho/ })).toContainText('A nossa equipa')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'Quem faz as mudanças.')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${liveOrigin}/equipa`)
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await request.get(new URL(image ?? '').pathname)).headers()['content-type']).toBe('image/jpeg')
})

test('a page in code is in the sitemap with its date, and has its metadata, breadcrumbs and an Open Graph image', async ({
  page,
  request,
}) => {
  await page.goto('/numeros')
  await expect(page).toHaveTitle('Em números · Maré Alta')
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'O que já fizemos.')
  await expect(page.getByRole('navigation', { name: /Caminho/ })).toContainText('Em números')
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(image).toBe(`${liveOrigin}/og/numeros`)
  expect((await request.get(new URL(image ?? '').pathname)).headers()['content-type']).toBe('image/jpeg')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/equipa', '/numeros'])
    expect(sitemap).toContain(`<loc>${liveOrigin}${path}</loc><lastmod>2026-11-02</lastmod>`)
})

test('a page in code that nobody registered is shared with the card of the site', async ({
  page,
  request,
}) => {
  for (const path of ['/contador', '/outra-fonte']) {
    await page.goto(path)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(image, path).toBe(`${liveOrigin}/og`)
  }
  expect((await request.get('/og/contador')).status()).toBe(404)
})

test('its pictures have their size, and come right-sized', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/equipa')
  const picture = page.getByRole('img', { name: 'Ana ao telefone' })
  await expect(picture).toHaveAttribute('width', /^\d+$/)
  await picture.scrollIntoViewIfNeeded()
  const drawn = () =>
    picture.evaluate((img: HTMLImageElement) => [
      img.currentSrc.split('?')[0],
      img.complete && img.naturalWidth > 0,
    ])
  await expect.poll(drawn).toEqual([`${origin}/_next/image`, true])
})

test('axe finds nothing on it and on a form with a captcha at 390 and 1280 px', async ({ page }) => {
  for (const path of ['/equipa', '/numeros', '/contactos']) {
    await page.goto(path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await axeFindings(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('a page in code that shows the whole site is made anew at every save', async ({ examples, request }) => {
  const view = async () => (await request.get('/numeros')).headers()['x-nextjs-cache']
  expect(await (await request.get('/numeros')).text()).toContain('trabalhos feitos')
  await expect.poll(view).toBe('HIT')
  await examples.sandbox.push({ siteKey: 'mare-alta', tags: ['values'] })
  expect(await view()).toBe('HIT')
})

test('a page that shows data from elsewhere is made anew at the age of that data', async ({ request }) => {
  const title = async () => /<h1[^>]*>([^<]*)/.exec(await (await request.get('/outra-fonte')).text())?.[1]
  const first = await title()
  expect(first).toMatch(/^20\d\d-/)
  await expect.poll(title).not.toBe(first)
})

test('a save reaches a Markdown page too', async ({ examples, request }) => {
  const before = await (await request.get('/equipa')).text()
  await examples.sandbox.push({ siteKey: 'mare-alta', tags: ['settings'] })
  const after = await (await request.get('/equipa')).text()
  expect(after).toContain('doze pessoas')
  expect(after.length).toBe(before.length)
})

for (const path of [
  '/nada',
  '/equipa/nada',
  '/Equipa',
  '/constructor',
  '/equipa.md',
  '/site.pages/equipa.md',
]) {
  test(`${path} is a 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

test('a container gets the Markdown files, and nothing that it does not need', () => {
  const all = readdirSync(join(folder, '.next/standalone'), { recursive: true }).map(String)
  const files = all.filter((file) => !file.includes('node_modules/'))
  expect(files.filter((file) => file.endsWith('site.pages/equipa.md'))).toHaveLength(1)
  expect(files.filter((file) => /(^|\/)(sandbox|e2e|docs|bench)$/.test(file))).toEqual([])
})
