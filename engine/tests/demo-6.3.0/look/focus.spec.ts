import type { Page } from '@playwright/test'
import { walk, walkAgain } from '../../../../e2e/check/keyboard'
import { expect, test } from '../../fixtures/stage'
import { kinds } from '../kinds'

/* Tests that no bar hides what the keyboard reaches, with any text settings. `npm run check` tests every page with the default ones. */

/** The viewports. The second is a desktop of 1280 px at a zoom of 400 %. */
const windows = [
  { width: 390, height: 664 },
  { width: 320, height: 256 },
  { width: 1280, height: 800 },
]

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const textSettings: Record<string, { css?: string; textPx?: number }> = {
  'with the text spacing of WCAG 1.4.12': { css: spacing },
  'with text of 175 % by the browser': { textPx: 28 },
}

async function applyTextSettings(
  page: Page,
  { css = '', textPx = 16 }: { css?: string; textPx?: number },
): Promise<void> {
  // Nothing is drawn, to save time.
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, `html { opacity: 0 !important } ${css}`)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: textPx } })
}

for (const [name, settings] of Object.entries(textSettings)) {
  test(`no bar hides what the keyboard reaches, ${name}`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(1_800_000)
    await applyTextSettings(page, settings)
    for (const size of windows) {
      await page.setViewportSize(size)
      for (const path of [...kinds, '/pesquisa?q=caixas']) {
        await page.goto(path)
        if (path === '/servicos' && size.width < 1280)
          await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          const { reached, hidden } = await walk(page, key)
          const where = `${path} at ${size.width} × ${size.height}, ${key}`
          expect(reached, where).toBeGreaterThan(10)
          expect(hidden, where).toEqual([])
        }
      }
    }
  })
}

test('repeating a walk in a window of another size finds what new key presses would', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const links = Array.from({ length: 40 }, (_, index) => `<a href="#${index}">${index}</a>`).join('')
  await page.setContent(`<style>a { display: block; height: 40px } @media (height < 300px) {
    div { position: fixed; top: 0; height: 120px; width: 100% } }</style><div></div>${links}`)
  expect(await walk(page, 'Tab')).toEqual({ reached: 40, hidden: [] })
  await page.setViewportSize({ width: 320, height: 256 })
  const found = await walkAgain(page)
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual((await walk(page, 'Tab')).hidden)
})
