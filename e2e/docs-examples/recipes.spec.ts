import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import { formatHex } from 'culori'
import sharp from 'sharp'
import { accentTokens } from '../../lib/theme/accent'
import { themeTokens } from '../../lib/theme/theme-tokens'
import { expect, folder, liveOrigin, origin, test } from './site'

/* The recipes of docs/recipes.md. */

const header = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Maré Alta' }).locator('img')
const footer = (page: Page) => page.getByRole('contentinfo').locator('picture img')

for (const [colorScheme, file] of [
  ['light', '/logo.svg'],
  ['dark', '/logo-escuro.svg'],
] as const) {
  test(`the logo stands in header and footer, ${colorScheme}`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/contactos')
    for (const logo of [header(page), footer(page)]) {
      await expect(logo).toHaveAttribute('alt', 'Maré Alta')
      const address = await logo.evaluate((img: HTMLImageElement) => img.currentSrc)
      expect(address).toMatch(new RegExp(`^${origin}${file.replace('.', '\\.')}\\?v=[0-9a-f]{8}$`))
      const { width = 0, height = 1 } = (await logo.boundingBox()) ?? {}
      expect(width / height).toBeCloseTo(132 / 40, 0)
      expect((await request.get(address)).headers()['cache-control']).toContain('immutable')
    }
    expect((await request.get(file)).headers()['cache-control']).not.toContain('immutable')
  })
}

test('search engines are told the logo, the first picture and the kind of business', async ({ page }) => {
  await page.goto('/contactos')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [business, ...others] = texts.map((text) => JSON.parse(text))
  const image = `${liveOrigin}/fotos/armazem.jpg`
  expect(business).toMatchObject({ '@type': 'Organization', logo: `${liveOrigin}/logo.svg`, image })
  expect(others.map((data) => data['@type'])).toEqual([
    'MovingCompany',
    'MovingCompany',
    'MovingCompany',
    'BreadcrumbList',
  ])
  expect(others[0]).toMatchObject({ image })
})

test('the Open Graph image has the logo and the first picture', async ({ request }) => {
  const image = sharp(await (await request.get('/og')).body())
  // Of the mark: its columns are of the colour of the file for dark pages.
  const { data } = await image
    .clone()
    .extract({ left: 64, top: 64, width: 250, height: 84 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bright = Array.from({ length: data.length / 3 }, (_, index) => data[index * 3] ?? 0).filter(
    (red) => red > 200,
  )
  expect(bright.length / (data.length / 3)).toBeGreaterThan(0.2)
  const { channels } = await image.extract({ left: 700, top: 50, width: 450, height: 500 }).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
})

/** The bytes of a corner. */
async function corner(png: Buffer): Promise<number[]> {
  return [
    ...(await sharp(png).removeAlpha().extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer()),
  ]
}

test('the icon is made into every size', async ({ page, request }) => {
  await page.goto('/contactos')
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon]')
  const declared = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
  const { icons } = await (await request.get('/manifest.webmanifest')).json()
  const sizes = new Set<number>()
  for (const address of [...declared, ...icons.map(({ src }: { src: string }) => src)]) {
    const png = await (await request.get(address)).body()
    expect(await corner(png), address).toEqual([255, 221, 0])
    sizes.add((await sharp(png).metadata()).width)
  }
  expect([...sizes].sort((a, b) => a - b)).toEqual([32, 180, 192, 512])
  const ico = await request.get('/favicon.ico')
  expect(ico.headers()['content-type']).toBe('image/x-icon')
  const file = await ico.body()
  const count = file.readUInt16LE(4)
  const images = Array.from({ length: count }, (_, index) => {
    const [bytes, offset] = [file.readUInt32LE(14 + 16 * index), file.readUInt32LE(18 + 16 * index)]
    return file.subarray(offset, offset + bytes)
  })
  const widths = await Promise.all(images.map(async (png) => (await sharp(png).metadata()).width))
  expect(widths).toEqual([16, 32, 48])
})

test('the first picture is resized like those of the content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const picture = page.getByRole('img', { name: 'O nosso armazém em Matosinhos' })
  await expect(picture).toHaveAttribute('fetchpriority', 'high')
  const drawn = await picture.evaluate((img: HTMLImageElement) => [img.currentSrc, img.naturalWidth])
  expect(drawn[0]).toContain('/_next/image?url=%2Ffotos%2Farmazem.jpg%3Fv%3D')
  expect(drawn[1]).toBeGreaterThan(0)
})

test('a picture of a section has the size of its file, and comes right-sized', async ({ page, request }) => {
  await page.goto('/')
  const picture = page.getByRole('img', { name: 'Dois dos nossos' })
  const file = await sharp(join(folder, 'public/fotos/equipa.jpg')).metadata()
  await expect(picture).toHaveAttribute('width', String(file.width))
  await expect(picture).toHaveAttribute('height', String(file.height))
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0)
  const address = await picture.evaluate((img: HTMLImageElement) => img.currentSrc)
  const answer = await request.get(address, { headers: { accept: 'image/webp' } })
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
  expect(answer.headers()['cache-control']).toContain('max-age=31536000')
})

test('next/image takes a file of public/ and an imported one, and loads no script', async ({ page }) => {
  const scripts: string[] = []
  const failed: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  page.on(
    'response',
    (response) => response.url().startsWith(origin) && !response.ok() && failed.push(response.url()),
  )
  await page.goto('/imagens')
  for (const name of ['De public', 'Importada']) {
    const picture = page.getByRole('img', { name })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
  }
  expect(scripts.filter((url) => url.startsWith(origin))).toEqual([])
  expect(failed).toEqual([])
})

test('the optimizer of a host takes the pictures of public/, each at one address', () => {
  const { images } = JSON.parse(readFileSync(join(folder, '.next/images-manifest.json'), 'utf8'))
  const patterns: { pathname: string; search?: string }[] = images.localPatterns
  const searches = (path: string) =>
    patterns.filter(({ pathname }) => new RegExp(pathname).test(path)).map(({ search }) => search)
  for (const path of ['/logo.png', '/fotos/equipa.jpg', '/fotos/2026/A.JPG'])
    expect(searches(path), path).toEqual([''])
  for (const path of ['/og/contactos', '/icon/32', '/logo.svg']) expect(searches(path), path).toEqual([])
})

test('a function and a container get the files that are drawn into images', () => {
  const files = readdirSync(join(folder, '.next/standalone'), { recursive: true }).map(String)
  for (const name of ['logo.svg', 'logo-escuro.svg', 'icone.svg', 'fotos/armazem.jpg'])
    expect(
      files.filter((file) => file.endsWith(`public/${name}`)),
      name,
    ).toHaveLength(1)
  expect(files.filter((file) => file.endsWith('public/fotos/equipa.jpg'))).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a bright accent is on buttons and bands, and links can be read, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const coloursOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element)
          return { color, backgroundColor }
        })
    const bright = { color: 'rgb(16, 16, 16)', backgroundColor: 'rgb(255, 221, 0)' }
    expect(await coloursOf('header a.bg-accent')).toEqual(bright)
    expect(await coloursOf('.on-page button.bg-accent')).toEqual(bright)
    const band = page.locator('section.on-accent')
    await expect(band).toHaveCSS('background-color', bright.backgroundColor)
    for (const words of [band.getByRole('heading'), band.getByText('Doze pessoas')])
      await expect(words).toHaveCSS('color', bright.color)
    const { accent } = accentTokens('#ffdd00', themeTokens(join('..', relative('.', folder), 'themes/lagoa')))
    const link = await coloursOf('section:not(.on-accent, .on-deep) a.text-accent')
    expect(formatHex(link.color)).toBe(accent[colorScheme])
  })
}
