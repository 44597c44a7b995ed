import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { formatHex } from 'culori'
import { accentTokens } from '../../lib/accent'
import { colourTokens, faintPairs, type Tokens, withAccent } from '../../lib/contrast'
import { site } from '../../site.config'
import type { Theme } from '../../themes/theme'

const folder = join(import.meta.dirname, '../../themes')
const themes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())

function tokensOf(theme: string): Tokens {
  return colourTokens(readFileSync(join(folder, theme, 'tokens.css'), 'utf8'))
}

for (const { name } of themes) {
  test(`${name}: every pair of text and background can be read`, () => {
    const tokens = tokensOf(name)
    expect(Object.keys(tokens).length).toBe(11)
    expect(faintPairs(tokens)).toEqual([])
  })

  test(`${name}: the client's own accent can be read, in light and dark`, () => {
    expect(faintPairs(withAccent(tokensOf(name), site.accent ?? '#1d4ed8'))).toEqual([])
  })

  test(`${name}: a faint accent is refused with the pair named`, () => {
    expect(faintPairs(withAccent(tokensOf(name), '#ffd400')).join('\n')).toContain('accent on paper (light)')
  })

  test(`${name}: generated images have the colours of the tokens`, async () => {
    const { theme }: { theme: Theme } = await import(`../../themes/${name}/theme.ts`)
    const tokens = tokensOf(name)
    const light = (token: string) => formatHex(tokens[token]?.light)
    const dark = (token: string) => formatHex(tokens[token]?.dark)
    expect(theme.colours).toEqual({
      paper: light('paper'),
      accent: light('accent'),
      onAccent: light('on-accent'),
      deep: light('deep'),
      onDeep: dark('ink'),
      accentOnDeep: dark('accent'),
    })
  })
}

test('the chosen theme exists', () => {
  expect(existsSync(join(folder, site.theme, 'tokens.css'))).toBe(true)
})

test('a text that is no colour is named', () => {
  expect(() => accentTokens('bordeaux-ish')).toThrow(/bordeaux-ish/)
})
