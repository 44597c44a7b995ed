import sharp from 'sharp'
import { sandbox } from '../processes'
import { sandboxEnvironment } from '../sandbox-environment'
import type { Studio } from './studio'

const pages = [
  '/',
  '/servicos/elevador-exterior',
  '/produtos/box-5-m2',
  '/projetos/palacete-da-foz',
  '/blog/lista-de-oito-semanas',
  '/contactos',
  '/orcamento',
  '/testemunhos',
]
const desk = { width: 1280, height: 900, shown: 560 }
const phone = { width: 390, height: 844, shown: 182 }
const GAP = 16

/** Draws the README's pictures: one sheet for each theme, from the production build on the sandbox. */
export async function drawDemo(studio: Studio): Promise<void> {
  const env = sandboxEnvironment({ SANDBOX_PORT: '4711', PORT: '4712', ...process.env })
  await sandbox({ ...env.sandbox, SANDBOX_PUSH_URL: '' })
  for (const theme of studio.themes) {
    await studio.inTheme(theme, env.site, () => drawSheet(studio, theme, String(env.site.SITE_URL)))
  }
}

/** Writes `docs/images/<theme>.webp`: every page at the width of a desktop and of a phone, side by side. */
async function drawSheet(studio: Studio, theme: string, origin: string): Promise<void> {
  const tiles = await Promise.all(
    pages.map(async (path) => [
      await capture(studio, origin + path, desk),
      await capture(studio, origin + path, phone),
    ]),
  )
  await sharp(await arrange(tiles))
    .webp({ quality: 74 })
    .toFile(`docs/images/${theme}.webp`)
}

async function capture(
  { browser }: Studio,
  address: string,
  { width, height, shown }: typeof desk,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.goto(address, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await page.close()
  return sharp(picture).resize(shown).png().toBuffer()
}

/** Two pages in a row, each with its phone view beside it. */
async function arrange(tiles: Buffer[][]): Promise<Buffer> {
  const tileWidth = desk.shown + phone.shown + 3 * GAP
  const tileHeight = Math.round((desk.height * desk.shown) / desk.width) + 2 * GAP
  const input = tiles.flatMap(([wide, narrow], index) => {
    const left = (index % 2) * tileWidth + GAP
    const top = Math.floor(index / 2) * tileHeight + GAP
    return [
      { input: wide, left, top },
      { input: narrow, left: left + desk.shown + GAP, top },
    ]
  })
  const size = { width: 2 * tileWidth, height: Math.ceil(tiles.length / 2) * tileHeight }
  return sharp({ create: { ...size, channels: 3, background: '#d9dbe0' } })
    .composite(input)
    .png()
    .toBuffer()
}
