import { existsSync } from 'node:fs'
import { siteConfig } from '../../site.config'
import { type AccentTokens, accentTokens } from './accent'
import { faintPairs } from './contrast'
import { themeInUse } from './theme-in-use'
import { themeTokens, tokensFile } from './theme-tokens'

/**
 * The tokens of the accent colour of site.config.ts on the theme in use; undefined when site.config.ts has none.
 * @throws Error when pages of the theme cannot show the colour
 */
export function accentInUse(): AccentTokens | undefined {
  return siteConfig.accent === undefined
    ? undefined
    : accentTokens(siteConfig.accent, themeTokens(themeInUse()), siteConfig.colourScheme)
}

/** Why pages of the theme in use cannot show the accent of site.config.ts, one sentence per problem. */
export function accentProblems(): string[] {
  if (siteConfig.accent === undefined || !existsSync(tokensFile(themeInUse()))) return []
  const theme = `the theme ${themeInUse()}`
  try {
    const faint = faintPairs({ ...themeTokens(themeInUse()), ...accentInUse() })
    return faint
      .filter((pair) => pair.startsWith('accent') || pair.startsWith('on-accent'))
      .map(
        (pair) =>
          `site.config.ts: accent: ${siteConfig.accent} cannot be read in ${theme}: ${pair}; 4.5 is the least`,
      )
  } catch (error) {
    return [`site.config.ts: ${error instanceof Error ? error.message : error} (${theme})`]
  }
}
