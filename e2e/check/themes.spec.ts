import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  colourTokens,
  faintPairs,
  formatHex,
  type Tokens,
  themeFontFiles,
  themeInUse,
  tokenProblems,
} from '@site-starter/engine/testing'
import type { Theme } from '../../themes/theme'
import { expect, test } from './every-page'

/* Tests of all themes in this clone, its own and the template's. */

const folder = join(import.meta.dirname, '../../themes')
const themes = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())

function tokensOf(theme: string): Tokens {
  return colourTokens(readFileSync(join(folder, theme, 'tokens.css'), 'utf8'))
}

for (const { name } of themes) {
  test(`${name}: every pair of text and background can be read`, () => {
    expect(tokenProblems(readFileSync(join(folder, name, 'tokens.css'), 'utf8'))).toEqual([])
    expect(faintPairs(tokensOf(name))).toEqual([])
  })

  // Only the theme in use is tested by default, because generating fonts takes seconds.
  const tag = name === themeInUse() ? [] : '@all'
  test(`${name}: its fonts are what npm run fonts makes of the packages`, { tag }, async () => {
    const wrong = [...(await themeFontFiles(join(folder, name)))].filter(([file, bytes]) => {
      const made = join(folder, name, 'subset', file)
      return !existsSync(made) || !bytes.equals(readFileSync(made))
    })
    expect(
      wrong.map(([file]) => file),
      'npm run fonts',
    ).toEqual([])
  })

  test(`${name}: generated images have the colours of the tokens`, async () => {
    const { theme }: { theme: Theme } = await import(`../../themes/${name}/theme.ts`)
    const tokens = tokensOf(name)
    const light = (token: string) => formatHex(tokens[token]?.light)
    const dark = (token: string) => formatHex(tokens[token]?.dark)
    const ofTokens = {
      paper: light('paper'),
      accent: light(tokens['accent-fill'] ? 'accent-fill' : 'accent'),
      onAccent: light('on-accent'),
      deep: light('deep'),
      onDeep: dark('ink'),
      accentOnDeep: dark('accent'),
    }
    // Colours that only browsers can compute are in theme.ts alone.
    const known = Object.entries(ofTokens).filter(([, colour]) => colour)
    expect(theme.colours).toMatchObject(Object.fromEntries(known))
  })
}
