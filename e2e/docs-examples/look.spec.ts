import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatHex } from 'culori'
import { colourTokens, faintPairs } from '../../lib/theme/contrast'
import { axeFindings } from '../check/axe'
import { expect, folder, test } from './site'

/* The theme of docs/theming.md and the section of docs/sections.md. */

test('the theme can be read, and its drawn colours are its tokens', async () => {
  const tokens = colourTokens(readFileSync(join(folder, 'themes/lagoa/tokens.css'), 'utf8'))
  expect(Object.keys(tokens)).toHaveLength(11)
  expect(faintPairs(tokens)).toEqual([])
  const { theme } = await import(join(folder, 'themes/lagoa/theme.ts'))
  const colour = (token: string, scheme: 'light' | 'dark') => formatHex(tokens[token]?.[scheme])
  expect(theme.colours).toEqual({
    paper: colour('paper', 'light'),
    accent: colour('accent', 'light'),
    onAccent: colour('on-accent', 'light'),
    deep: colour('deep', 'light'),
    onDeep: colour('ink', 'dark'),
    accentOnDeep: colour('accent', 'dark'),
  })
})

test('section and theme stand on a phone and on a desktop, light and dark', async ({ page }) => {
  await page.goto('/')
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Em números' }) })
  await expect(section.locator('dd')).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/])
  const font = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).fontFamily)
  expect(font).toContain('displayFont')
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      const coloursOnly = colorScheme === 'dark'
      expect(await axeFindings(page, { coloursOnly }), `${width} px, ${colorScheme}`).toEqual([])
    }
})
