import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { themeInUse } from '../environment/theme-name'
import { readText } from '../files/file-text'
import { siteConfig } from '../port/config'
import { clientTokens, type Tokens } from './client-colours'
import { colourTokens, faintPairs, tokenAdvice, tokenProblems } from './contrast'

/** The stylesheet of a theme; '' without one. Its path is relative to the working directory, since npm runs every script in the project's folder. */
function stylesheetOf(theme: string): string {
  const file = join(process.cwd(), 'themes', theme, 'tokens.css')
  return existsSync(file) ? readText(file) : ''
}

export function themeTokens(theme: string): Tokens {
  return colourTokens(stylesheetOf(theme))
}

/** The tokens of the client's colours on the theme in use; undefined without any. @throws Error when the theme cannot show one of them */
export function clientColoursInUse(): Tokens | undefined {
  const tokens = clientTokens(siteConfig, themeTokens(themeInUse()), siteConfig.colourScheme)
  return Object.keys(tokens).length > 0 ? tokens : undefined
}

export function colourAdvice(): string[] {
  const theme = themeInUse()
  return tokenAdvice(stylesheetOf(theme)).map((text) => `themes/${theme}/tokens.css: ${text}`)
}

/** Problems with the colours of the theme in use and of site/config.ts, one sentence each, with the file. */
export function colourProblems(): string[] {
  const [theme, { accent, accentOnDeep, secondAccent }] = [themeInUse(), siteConfig]
  const css = stylesheetOf(theme)
  if (css === '') return []
  const wrong = tokenProblems(css)
  if (wrong.length > 0) return wrong.map((text) => `themes/${theme}/tokens.css: ${text}`)
  const inConfig = (text: string) => `site/config.ts: ${text}`
  try {
    const clientColours = clientColoursInUse()
    if (clientColours === undefined) return []
    return faintPairs({ ...colourTokens(css), ...clientColours }).flatMap((pair) => {
      const isSecond = /^(?:on-)?second/.test(pair)
      const isAccent = /^(?:on-)?accent/.test(pair)
      const setting = isSecond ? 'secondAccent' : 'accent'
      const colour = isSecond ? secondAccent : (accent ?? accentOnDeep)
      return colour && (isSecond || isAccent)
        ? inConfig(`${setting}: ${colour} cannot be read in the theme ${theme}: ${pair}; 4.5 is the least`)
        : []
    })
  } catch (error) {
    return [inConfig(`${error instanceof Error ? error.message : error} (the theme ${theme})`)]
  }
}
