import { clientTokens } from '../../src/colours/client-colours'
import { faintPairs } from '../../src/colours/contrast'
import { themeTokens } from '../../src/colours/theme-in-use'
import { siteConfig } from '../../src/port/config'

/**
 * Colour pairs of a theme with too little contrast, with the client's colours if there are any.
 * @throws Error if the accent is not a colour, or one that the theme cannot show
 */
export function faintPairsOf(theme: string, accent: string | undefined): string[] {
  const tokens = themeTokens(theme)
  const colours = { ...siteConfig, ...(accent !== undefined && { accent }) }
  return faintPairs({ ...tokens, ...clientTokens(colours, tokens, siteConfig.colourScheme) })
}
