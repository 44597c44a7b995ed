import type { Tokens } from '@site-starter/engine/colours'
import { theme } from '@theme/theme'

/** The colour tokens of the client, which next.config.ts computes at build time; undefined if the site uses the theme's colours. */
export const clientColours: Tokens | undefined = process.env.COLOUR_TOKENS
  ? JSON.parse(process.env.COLOUR_TOKENS)
  : undefined

/** CSS that replaces the theme's colours with the client's, also where globals.css changes them. Browsers without `light-dark()` keep the theme's. */
export function colourStyle(colours: Tokens): string {
  const tokens = Object.entries(colours).map(
    ([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`,
  )
  return `@supports (color:light-dark(red,red)){html:root,html:root :is(.on-deep,.on-page){${tokens.join(';')}}}`
}

const { accent, 'accent-fill': fill, 'on-accent': on } = clientColours ?? {}

/** Colours for generated images and the web app manifest, where CSS is not available. */
export const brand = {
  ...theme.colours,
  ...(accent && { accentOnDeep: accent.dark }),
  ...(fill && on && { accent: fill.light, onAccent: on.light }),
}
