import { faintPairs, withAccent } from '../../lib/contrast'
import { themeTokens } from '../../lib/theme-tokens'
import { site } from '../../site.config'

/**
 * The pairs of colours that are too faint to read in a theme, with the client's accent when there is one.
 * @throws Error when the accent is no colour, or none that the theme can show
 */
export function faintPairsOf(theme: string, accent: string | undefined): string[] {
  const tokens = themeTokens(theme)
  return faintPairs(accent === undefined ? tokens : withAccent(tokens, accent, site.colourScheme))
}
