import type { Page } from '@playwright/test'
import { walk } from '../../check/keyboard'
import { expect, test } from '../../fixtures/stage'
import { kinds } from '../kinds'

/* The keyboard leads to nothing that a bar hides. `npm run check` tests every page as it is with `Tab`. */

/** A long page, a text and a form. */
const sample = ['/', '/blog/lista-de-oito-semanas', '/contactos']

/** The second is a desktop of 1280 px at a zoom of 400 %. */
const windows = [
  { width: 390, height: 664 },
  { width: 320, height: 256 },
  { width: 1280, height: 800 },
]

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

const looks: Record<string, { css?: string; textPx?: number }> = {
  'as they are': {},
  'with the text spacing of WCAG 1.4.12': { css: spacing },
  'with text of 175 % by the page': { css: 'html { font-size: 175% }' },
  'with text of 175 % by the browser': { textPx: 28 },
}

async function look(page: Page, { css = '', textPx = 16 }: { css?: string; textPx?: number }): Promise<void> {
  // Nothing is drawn: that takes time.
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, `html { opacity: 0 !important } ${css}`)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: textPx } })
}

/** `npm run check` walks forward over every page as it is, on a phone and at that zoom. */
const isChecked = (key: string, width: number, name: string) =>
  key === 'Tab' && width < 1280 && name === 'as they are'

for (const [name, how] of Object.entries(looks)) {
  for (const [which, paths, tag] of [
    ['on a sample of pages', sample, '@all'],
    ['on every kind of page', [...kinds, '/pesquisa?q=caixas'], '@long'],
  ] as const)
    test(`no bar hides what the keyboard reaches, ${name}, ${which}`, { tag }, async ({ page }) => {
      test.setTimeout(1_800_000)
      await look(page, how)
      for (const size of windows) {
        await page.setViewportSize(size)
        for (const path of paths) {
          await page.goto(path)
          for (const key of ['Tab', 'Shift+Tab'] as const) {
            if (isChecked(key, size.width, name)) continue
            const { reached, hidden } = await walk(page, key)
            const where = `${path} at ${size.width} × ${size.height}, ${key}`
            expect(reached, where).toBeGreaterThan(10)
            expect(hidden, where).toEqual([])
          }
        }
      }
    })

  test(`the open menu hides nothing either, ${name}`, {
    tag: how.css || how.textPx ? '@all' : [],
  }, async ({ page }) => {
    await look(page, how)
    for (const size of windows.slice(0, 2)) {
      await page.setViewportSize(size)
      await page.goto('/servicos')
      await page.locator('header summary').first().press('Enter')
      await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
      const { reached, hidden } = await walk(page, 'Tab')
      expect(reached).toBeGreaterThan(20)
      expect(hidden, `${size.width} × ${size.height}`).toEqual([])
    }
  })
}
