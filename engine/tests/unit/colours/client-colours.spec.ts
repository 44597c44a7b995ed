import { expect, test } from '@playwright/test'
import { parse, wcagContrast } from 'culori'
import { accentTokens, backgrounds } from '../../../src/colours/client-colours'
import { faintPairs } from '../../../src/colours/contrast'
import { themeTokens } from '../../../src/colours/theme-in-use'

const atlantico = themeTokens('../engine/tests/template/themes/atlantico')
const withAccent = (theme: typeof atlantico, accent: string) => ({ ...theme, ...accentTokens(accent, theme) })

test('every accent can be read, as itself or as a shade of it', { tag: '@all' }, () => {
  for (let hue = 0; hue < 360; hue += 15) {
    for (const lightness of [0, 20, 40, 60, 75, 85]) {
      const accent = `oklch(${lightness}% 0.15 ${hue})`
      expect(faintPairs(withAccent(atlantico, accent)), accent).toEqual([])
    }
  }
})

test('a bright accent is on buttons as it is, with dark words, and a shade of it is the colour of links', () => {
  const { accent, 'accent-fill': fill, 'on-accent': on } = accentTokens('#ffdd00', atlantico)
  expect([fill, on]).toEqual([
    { light: '#ffdd00', dark: '#ffdd00' },
    { light: '#101010', dark: '#101010' },
  ])
  expect(accent.dark).toBe('#ffdd00')
  const colour = parse(accent.light)
  expect(colour?.mode === 'rgb' && colour.r > colour.b + 0.3 && colour.g > colour.b + 0.3, accent.light).toBe(
    true,
  )
})

test('a dark accent stays as it is on light pages, and is lighter on dark ones', () => {
  const { accent, 'accent-fill': fill } = accentTokens('#0b1a4f', atlantico)
  expect([accent.light, fill.light]).toEqual(['#0b1a4f', '#0b1a4f'])
  for (const background of backgrounds.dark)
    expect(wcagContrast(fill.dark, atlantico[background]?.dark ?? ''), background).toBeGreaterThan(1.6)
})

test("an accent too near to the page's colour is refused, with the nearest one that can be seen", () => {
  let message = ''
  try {
    accentTokens('#fdfdfd', atlantico)
  } catch (error) {
    message = String(error)
  }
  const [, nearest = ''] =
    /accent: #fdfdfd cannot be told apart from the page; the nearest that can is (#[0-9a-f]{6})$/.exec(
      message,
    ) ?? []
  expect(accentTokens(nearest, atlantico)['accent-fill'].light).toBe(nearest)
  expect(accentTokens('#fdfdfd', atlantico, 'dark')['accent-fill'].dark).toBe('#fdfdfd')
})

test('an accent that is no colour, or is transparent, is refused', () => {
  expect(() => accentTokens('bordeaux-ish', atlantico)).toThrow(/"bordeaux-ish" is not a colour/)
  for (const accent of ['transparent', '#1d4ed880', 'rgb(0 0 0 / 50%)'])
    expect(() => accentTokens(accent, atlantico), accent).toThrow(/is transparent/)
})

test('a theme on which no shade of the accent can be read is reported', () => {
  const grey = { ...atlantico, sunken: { light: '#777777', dark: '#777777' } }
  expect(faintPairs(withAccent(grey, '#1d4ed8')).join('\n')).toContain('accent on sunken (dark)')
})
