import { clientTokens } from '../../src/colours/client-colours'
import { faintPairs } from '../../src/colours/contrast'
import { themeTokens } from '../../src/colours/theme-in-use'
import { siteConfig } from '../../src/port/config'

/**
 * The colour pairs of a theme that are too faint to read, with the client's colours when there are some.
 * @throws Error when the accent is not a colour, or is one that the theme cannot show
 */
export function faintPairsOf(theme: string, accent: string | undefined): string[] {
  const tokens = themeTokens(theme)
  const colours = { ...siteConfig, ...(accent !== undefined && { accent }) }
  return faintPairs({ ...tokens, ...clientTokens(colours, tokens, siteConfig.colourScheme) })
}
