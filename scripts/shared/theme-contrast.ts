import { siteConfig } from '@/site.config'
import { accentTokens } from '../../lib/config/theme/accent'
import { faintPairs } from '../../lib/config/theme/contrast'
import { themeTokens } from '../../lib/config/theme/theme-in-use'

/**
 * The colour pairs of a theme that are too faint to read, with the client's accent when there is one.
 * @throws Error when the accent is not a colour, or is one that the theme cannot show
 */
export function faintPairsOf(theme: string, accent: string | undefined): string[] {
  const tokens = themeTokens(theme)
  return faintPairs({
    ...tokens,
    ...(accent !== undefined && accentTokens(accent, tokens, siteConfig.colourScheme)),
  })
}
