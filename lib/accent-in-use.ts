import { existsSync } from 'node:fs'
import { site } from '../site.config'
import { type AccentTokens, accentTokens } from './accent'
import { faintPairs } from './contrast'
import { themeTokens, tokensFile } from './theme-tokens'

export const themeInUse = () => process.env.SITE_THEME || site.theme

/**
 * The tokens of the accent of site.config.ts on the theme in use; undefined when it has none.
 * @throws Error when its pages cannot show it
 */
export function accentInUse(): AccentTokens | undefined {
  return site.accent === undefined
    ? undefined
    : accentTokens(site.accent, themeTokens(themeInUse()), site.colourScheme)
}

/** Why pages of the theme in use cannot show the accent of site.config.ts: a sentence each. */
export function accentProblems(): string[] {
  if (site.accent === undefined || !existsSync(tokensFile(themeInUse()))) return []
  const theme = `the theme ${themeInUse()}`
  try {
    const faint = faintPairs({ ...themeTokens(themeInUse()), ...accentInUse() })
    return faint
      .filter((pair) => pair.startsWith('accent') || pair.startsWith('on-accent'))
      .map(
        (pair) =>
          `site.config.ts: accent: ${site.accent} cannot be read in ${theme}: ${pair}; 4.5 is the least`,
      )
  } catch (error) {
    return [`site.config.ts: ${error instanceof Error ? error.message : error} (${theme})`]
  }
}
