/* `npm run screenshots`: the README's pictures, one sheet for each theme, from the production build on the sandbox. */
import { readdirSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { headlessChromium } from '../e2e/support/chromium'
import { endAll, ended, next, sandbox } from './processes'
import { sandboxEnvironment } from './sandbox-environment'

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

const env = sandboxEnvironment({ ...process.env, SANDBOX_PORT: '4711', PORT: '4712', SANDBOX_PUSH_URL: '' })
const origin = String(env.site.SITE_URL)
await sandbox(env.sandbox)
const browser = await chromium.launch({ args: ['--no-sandbox'], ...headlessChromium() })
for (const theme of readdirSync(new URL('../themes', import.meta.url), { withFileTypes: true })) {
  if (theme.isDirectory()) await drawSheet(browser, theme.name)
}
await browser.close()
endAll()

/** Every page at the width of a desk and of a phone, side by side, written to `docs/images/<theme>.webp`. */
async function drawSheet(browser: Browser, theme: string): Promise<void> {
  const site = { ...env.site, SITE_THEME: theme }
  if ((await ended(next(['build'], site))) !== 0) throw new Error(`The theme ${theme} does not build.`)
  const server = next(['start'], site)
  await answers(`${origin}/api/health`)
  const tiles = await Promise.all(
    pages.map(async (path) => [await capture(browser, path, desk), await capture(browser, path, phone)]),
  )
  server.kill('SIGTERM')
  await ended(server)
  await sharp(await arrange(tiles))
    .webp({ quality: 74 })
    .toFile(`docs/images/${theme}.webp`)
}

async function capture(
  browser: Browser,
  path: string,
  { width, height, shown }: typeof desk,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await page.close()
  return sharp(picture).resize(shown).png().toBuffer()
}

/** Two pages a row, each with its phone beside it. */
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

async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`${address} does not answer.`)
}
