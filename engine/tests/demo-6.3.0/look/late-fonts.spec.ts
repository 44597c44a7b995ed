import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { installPackageOf } from '../../../commands/shared/own-package'
import { projectFile } from '../../../commands/shared/project'
import { expect, test } from '../../fixtures/stage'
import { kinds } from '../kinds'

/*
 * Tests that fonts which arrive after the first paint move nothing. System fonts come from packages of engine/tools/, so that the test is the same on
 * every machine.
 */

test.use({ bypassCSP: true })

/** System fonts, and the packages whose fonts have the same letter widths. */
const systems: Record<string, Record<string, string>> = {
  'Windows, macOS, Linux': { Arial: 'arimo', 'Times New Roman': 'tinos' },
  Android: { Roboto: 'roboto', 'Noto Serif': 'noto-serif' },
}

const sample = ['/', '/servicos/elevador-exterior', '/contactos']

/** The default theme only, because fonts of the other themes are optional. */
const others = kinds.filter((path) => !sample.includes(path))

function fontOf(pack: string, isBold: boolean): string {
  const file = projectFile(
    `engine/tools/lint/node_modules/@fontsource/${pack}/files/${pack}-latin-${isBold ? 700 : 400}-normal.woff2`,
  )
  return `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`
}

/** CSS for a machine with only these fonts. */
function onSystem(css: string, fonts: Record<string, string>): string {
  return css.replace(/@font-face\s*\{[^}]*\blocal\([^}]*\}/g, (face) => {
    const pack = Object.entries(fonts).find(([name]) => face.includes(`in ${name}`))?.[1]
    return pack ? face.replace(/\bsrc:[^;}]*/, (src) => `src:${fontOf(pack, src.includes('Bold'))}`) : ''
  })
}

const framesLater = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))

const fontsOf = (page: Page, status: FontFaceLoadStatus) =>
  page.evaluate(
    (wanted) => [...document.fonts].filter((face) => face.status === wanted).map(({ family }) => family),
    status,
  )

/** The sum of layout shifts of a page whose fonts arrive after the first paint. */
async function shiftOf(page: Page, path: string, fonts: Record<string, string>): Promise<number> {
  let release: () => void = () => undefined
  const isPainted = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.css(\?|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: onSystem(await response.text(), fonts) })
  })
  await page.route(/\.woff2(\?|$)/, async (route) => {
    await isPainted
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // A system font would be available at once.
  await expect.poll(() => fontsOf(page, 'loading')).not.toContainEqual(expect.stringContaining(' in '))
  const standIns = await fontsOf(page, 'loaded')
  expect(standIns.length, path).toBeGreaterThan(1)
  for (const family of standIns) expect(family, path).toContain(' in ')
  await page.evaluate(framesLater)
  const shifts = await page.evaluateHandle(() => {
    const values: number[] = []
    new PerformanceObserver((list) => {
      for (const { value = 0 } of list.getEntries() as (PerformanceEntry & { value?: number })[])
        values.push(value)
    }).observe({ type: 'layout-shift' })
    return values
  })
  release()
  await page.evaluate(() => document.fonts.ready)
  expect((await fontsOf(page, 'loaded')).length, path).toBeGreaterThan(standIns.length)
  await page.evaluate(framesLater)
  await page.unrouteAll({ behavior: 'wait' })
  return shifts.evaluate((values) => values.reduce((sum, value) => sum + value, 0))
}

for (const [system, fonts] of Object.entries(systems)) {
  for (const paths of [sample, others])
    test(`fonts that arrive late move nothing on ${paths === sample ? 'a sample of pages' : 'all other kinds of pages'}, ${system}`, {
      tag: paths === sample ? '@all' : '@long',
    }, async ({ page }) => {
      installPackageOf('engine/tools/lint')
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        for (const path of paths)
          expect(await shiftOf(page, path, fonts), `${path} at ${width} px`).toBeLessThan(0.02)
      }
    })
}
