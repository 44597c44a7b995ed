import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteConfig } from '@/site.config'
import { type AccentTokens, accentTokens, type Tokens } from './accent'
import { colourTokens, faintPairs } from './contrast'

/** The name of the theme that a test sets, or else that of this site. */
export function themeInUse(): string {
  return process.env.SITE_THEME || siteConfig.theme
}

/** Relative to the working directory: npm runs every script in the project's folder. */
function tokensFile(theme: string): string {
  return join(process.cwd(), 'themes', theme, 'tokens.css')
}

/** The colour tokens of a theme of this project. */
export function themeTokens(theme: string): Tokens {
  return colourTokens(readFileSync(tokensFile(theme), 'utf8'))
}

/**
 * The tokens of the accent colour of site.config.ts on the theme in use; undefined when site.config.ts has none.
 * @throws Error when pages of the theme cannot show the colour
 */
export function accentInUse(): AccentTokens | undefined {
  const { accent, colourScheme } = siteConfig
  return accent === undefined ? undefined : accentTokens(accent, themeTokens(themeInUse()), colourScheme)
}

/** Why pages of the theme in use cannot show the accent of site.config.ts, one sentence per problem. */
export function accentProblems(): string[] {
  const [theme, { accent }] = [themeInUse(), siteConfig]
  if (accent === undefined || !existsSync(tokensFile(theme))) return []
  try {
    return faintPairs({ ...themeTokens(theme), ...accentInUse() })
      .filter((pair) => /^(?:on-)?accent/.test(pair))
      .map((pair) => `accent: ${accent} cannot be read in the theme ${theme}: ${pair}; 4.5 is the least`)
  } catch (error) {
    return [`${error instanceof Error ? error.message : error} (the theme ${theme})`]
  }
}
