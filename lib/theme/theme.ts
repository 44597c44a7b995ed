import type { Tokens } from '@site-starter/engine/colours'
import { theme } from '@theme/theme'

/** The tokens of the client's colours, which next.config.ts computes at the build. Undefined when the site uses the theme's. */
export const ownColours: Tokens | undefined = process.env.COLOUR_TOKENS
  ? JSON.parse(process.env.COLOUR_TOKENS)
  : undefined

/** Puts the client's colours over the theme's, also where globals.css changes them. A browser without `light-dark()` keeps the theme's. */
export function colourStyle(colours: Tokens): string {
  const tokens = Object.entries(colours).map(
    ([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`,
  )
  return `@supports (color:light-dark(red,red)){html:root,html:root :is(.on-deep,.on-page){${tokens.join(';')}}}`
}

const { accent, 'accent-fill': fill, 'on-accent': on } = ownColours ?? {}

/** Colours for generated images and the manifest, which CSS does not reach. */
export const brand = {
  ...theme.colours,
  ...(accent && { accentOnDeep: accent.dark }),
  ...(fill && on && { accent: fill.light, onAccent: on.light }),
}
