import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, folder, liveOrigin, origin, test } from './site'

/* Tests of the examples in docs/appearance.md, docs/content.md and docs/search-engines.md. */

/** Scrolls to a picture, and waits until it is drawn. */
async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded()
  const width = () => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}

test('header and footer show the logo for the colour scheme of the visitor', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contactos')
  for (const [colorScheme, file] of [
    ['light', '/logo.svg'],
    ['dark', '/logo-escuro.svg'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    for (const logo of [
      page.getByRole('banner').getByRole('link', { name: 'Maré Alta' }).locator('img'),
      page.getByRole('contentinfo').locator('picture img'),
    ]) {
      await expect(logo).toHaveAttribute('alt', 'Maré Alta')
      const address = () => logo.evaluate((img: HTMLImageElement) => img.currentSrc)
      await expect
        .poll(async () => (await address()).split(/=[0-9a-f]{8}$/))
        .toEqual([`${origin}${file}?v`, ''])
      const { width = 0, height = 1 } = (await logo.boundingBox()) ?? {}
      expect(width / height).toBeCloseTo(132 / 40, 0)
      expect((await request.get(await address())).headers()['cache-control']).toContain('immutable')
    }
    expect((await request.get(file)).headers()['cache-control']).not.toContain('immutable')
    await expect(page.locator('.letterhead img')).toHaveAttribute('src', /^\/logo\.svg/)
    await expect(page.locator('.letterhead source')).toHaveCount(0)
  }
})

test('structured data has the logo, the first picture and the kind of business', async ({ page }) => {
  await page.goto('/contactos')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [business, ...others] = texts.map((text) => JSON.parse(text))
  const image = `${liveOrigin}/fotos/armazem.jpg`
  expect(business).toMatchObject({ '@type': 'Organization', logo: `${liveOrigin}/logo.svg`, image })
  const place = { '@type': 'MovingCompany' }
  expect(others).toMatchObject([{ ...place, image }, place, place, { '@type': 'BreadcrumbList' }])
})

test('the Open Graph image has the logo and the first picture', async ({ request }) => {
  const image = sharp(await (await request.get('/og')).body())
  // The columns of the mark have the colour of the file for dark pages.
  const mark = image.clone().extract({ left: 64, top: 64, width: 250, height: 84 }).extractChannel('red')
  const reds = await mark.raw().toBuffer()
  expect(reds.filter((red) => red > 200).length / reds.length).toBeGreaterThan(0.2)
  const { channels } = await image.extract({ left: 700, top: 50, width: 450, height: 500 }).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
})

test('the icon is served in every size', async ({ page, request }) => {
  await page.goto('/contactos')
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon]')
  const declared = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
  const { icons } = await (await request.get('/manifest.webmanifest')).json()
  const sizes = new Set<number>()
  for (const address of [...declared, ...icons.map(({ src }: { src: string }) => src)]) {
    const icon = sharp(await (await request.get(address)).body()).removeAlpha()
    const corner = icon.clone().extract({ left: 1, top: 1, width: 1, height: 1 })
    expect([...(await corner.raw().toBuffer())], address).toEqual([255, 221, 0])
    sizes.add((await icon.metadata()).width)
  }
  expect([...sizes].sort((a, b) => a - b)).toEqual([32, 180, 192, 512])
  const ico = await request.get('/favicon.ico')
  expect(ico.headers()['content-type']).toBe('image/x-icon')
  const file = await ico.body()
  // A byte for the width of each of its pictures.
  const widths = Array.from({ length: file.readUInt16LE(4) }, (_, index) => file.readUInt8(6 + 16 * index))
  expect(widths).toEqual([16, 32, 48])
})

test('a picture of public/ has the dimensions of its file, and is sent resized as WebP', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const address = (img: HTMLImageElement) => img.currentSrc
  const file = await sharp(join(folder, 'public/fotos/equipa.jpg')).metadata()
  for (const [path, names] of [
    ['/equipa', ['Ana ao telefone']],
    ['/', ['O nosso armazém em Matosinhos', 'Dois dos nossos']],
  ] as const) {
    await page.goto(path)
    for (const name of names) {
      const picture = page.getByRole('img', { name })
      await expectDrawn(picture)
      expect(await picture.evaluate(address)).toContain('/_next/image?url=%2Ffotos%2F')
      if (name === names[0] && path === '/') await expect(picture).toHaveAttribute('fetchpriority', 'high')
      else await expect(picture).toHaveAttribute('width', String(file.width))
    }
  }
  const headers = { accept: 'image/webp' }
  const last = page.getByRole('img', { name: 'Dois dos nossos' })
  const answer = await request.get(await last.evaluate(address), { headers })
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
  expect(answer.headers()['cache-control']).toContain('max-age=31536000')
})

test('next/image draws a file of public/ and an imported one, and loads no script', async ({ page }) => {
  const wrong: string[] = []
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script'
    if (response.url().startsWith(origin) && (isScript || !response.ok())) wrong.push(response.url())
  })
  await page.goto('/outra-fonte')
  for (const name of ['De public', 'Importada']) await expectDrawn(page.getByRole('img', { name }))
  expect(wrong).toEqual([])
})

test('the optimizer of a host accepts pictures of public/ without a query, and no other file', () => {
  const { images } = JSON.parse(readFileSync(join(folder, '.next/images-manifest.json'), 'utf8'))
  const patterns: { pathname: string; search?: string }[] = images.localPatterns
  const searches = (path: string) =>
    patterns.filter(({ pathname }) => new RegExp(pathname).test(path)).map(({ search }) => search)
  for (const path of ['/logo.png', '/fotos/equipa.jpg', '/fotos/2026/A.JPG'])
    expect(searches(path), path).toEqual([''])
  for (const path of ['/og/contactos', '/icon/32', '/logo.svg']) expect(searches(path), path).toEqual([])
})

test('the standalone build has Markdown files and pictures that are drawn into images, and no sandbox, tests or docs', () => {
  const all = readdirSync(join(folder, '.next/standalone'), { recursive: true }).map(String)
  const files = all.filter((file) => !file.includes('node_modules/'))
  for (const name of [
    'site/pages/equipa.md',
    ...['logo.svg', 'logo-escuro.svg', 'icone.svg', 'fotos/armazem.jpg'].map((file) => `public/${file}`),
  ])
    expect(files.filter((file) => file.endsWith(name))).toEqual([expect.stringContaining(name)])
  expect(files.filter((file) => /(^|\/)(sandbox|e2e|docs|bench|equipa\.jpg)$/.test(file))).toEqual([])
})

test('a band in the accent colour has text in the colour for that ground', async ({ page }) => {
  await page.goto('/')
  const band = page.locator('section.on-accent')
  await expect(band).toHaveCSS('background-color', 'rgb(255, 221, 0)')
  for (const words of [band.getByRole('heading'), band.getByText('Doze pessoas')])
    await expect(words).toHaveCSS('color', 'rgb(16, 16, 16)')
})
