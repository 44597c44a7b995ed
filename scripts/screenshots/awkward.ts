import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type AwkwardTenant, awkwardTenants } from '../../e2e/awkward/tenants'
import { openWardrobe, pagesOf } from '../../e2e/awkward/wearing'
import { openTags } from '../../e2e/servers/push'
import { sandbox } from '../processes'
import { sandboxEnvironment } from '../sandbox-environment'
import type { Studio } from './studio'

const FOLDER = 'test-results/awkward'

/** One sheet each: the width of the window, the width of a page on the sheet, and the colour scheme. */
const views = [
  { width: 320, shown: 220, colorScheme: 'light' },
  { width: 390, shown: 260, colorScheme: 'dark' },
  { width: 768, shown: 380, colorScheme: 'light' },
  { width: 1024, shown: 460, colorScheme: 'dark' },
  { width: 1280, shown: 560, colorScheme: 'light' },
  // Windows' contrast mode.
  { width: 800, shown: 380, colorScheme: 'dark', forcedColors: 'active' },
] as const
type View = (typeof views)[number]
const SHEET_WIDTH = 2_000
/** The greatest height of a page that is drawn, in CSS pixels. */
const HIGHEST = 5_200
const GAP = 16

/**
 * Writes `test-results/awkward/<theme>-<tenant>-<width>.webp` for the awkward clients of the tests: in every theme, or only for the
 * named themes, tenants and widths.
 */
export async function drawAwkward(studio: Studio, names: string[]): Promise<void> {
  const named = <T>(all: T[], nameOf: (item: T) => string) => {
    const some = all.filter((item) => names.includes(nameOf(item)))
    return some.length > 0 ? some : all
  }
  const wanted = named([...views], ({ width }) => String(width))
  const wardrobe = await openWardrobe({ hasPhotographs: true })
  const env = sandboxEnvironment({ SANDBOX_PORT: '4711', PORT: '4712', ...process.env })
  const { content, assets, data } = wardrobe
  await sandbox({ ...env.sandbox, SANDBOX_CONTENT: content, SANDBOX_ASSETS: assets, SANDBOX_DATA: data })
  mkdirSync(FOLDER, { recursive: true })
  for (const theme of named(studio.themes, (name) => name)) {
    await studio.inTheme(theme, { ...env.site, EXTRA_PUSH_TAGS: openTags.join() }, async () => {
      for (const tenant of named(awkwardTenants, ({ name }) => name)) {
        await wardrobe.wear(tenant, String(env.site.PLATFORM_ORIGIN))
        await drawSheets(studio, theme, tenant, String(env.site.SITE_URL), wanted)
      }
    })
  }
  wardrobe.remove()
}

async function drawSheets(
  { browser }: Studio,
  theme: string,
  tenant: AwkwardTenant,
  origin: string,
  wanted: readonly View[],
): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (const { width, shown, ...media } of wanted) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ forcedColors: 'none', ...media })
    const tiles: Buffer[] = []
    for (const path of pagesOf(tenant)) tiles.push(await capture(page, origin + path, shown))
    await sharp(await arrange(tiles, shown))
      .webp({ quality: 80 })
      .toFile(`${FOLDER}/${theme}-${tenant.name}-${width}.webp`)
  }
  await page.close()
}

async function capture(page: Page, address: string, shown: number): Promise<Buffer> {
  await page.goto(address)
  // Lazy pictures far down the page would be missing.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForLoadState('networkidle')
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }))
  const clip = { x: 0, y: 0, width, height: Math.min(height, HIGHEST) }
  return sharp(await page.screenshot({ fullPage: true, clip }))
    .resize(shown)
    .png()
    .toBuffer()
}

/** As many pages side by side as fit. Each row is as high as its longest page. */
async function arrange(tiles: Buffer[], shown: number): Promise<Buffer> {
  const perRow = Math.floor((SHEET_WIDTH - GAP) / (shown + GAP))
  const input: { input: Buffer; left: number; top: number }[] = []
  let top = GAP
  for (let start = 0; start < tiles.length; start += perRow) {
    const row = tiles.slice(start, start + perRow)
    const heights = await Promise.all(row.map(async (tile) => (await sharp(tile).metadata()).height))
    input.push(...row.map((tile, index) => ({ input: tile, left: GAP + index * (shown + GAP), top })))
    top += Math.max(...heights) + GAP
  }
  return sharp({ create: { width: SHEET_WIDTH, height: top, channels: 3, background: '#d9dbe0' } })
    .composite(input)
    .png()
    .toBuffer()
}
