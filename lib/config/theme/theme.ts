import type { AccentTokens } from './accent'

/** The tokens of the client's accent colour, which next.config.ts computes at the build. Undefined when the site uses the theme's. */
export const ownAccent: AccentTokens | undefined = process.env.ACCENT_TOKENS
  ? JSON.parse(process.env.ACCENT_TOKENS)
  : undefined

/**
 * CSS that puts the client's accent colour over the theme's, on every surface that a theme has tokens for. A browser without
 * `light-dark()` keeps the theme's colour.
 */
export function accentStyle(accent: AccentTokens): string {
  const tokens = Object.entries(accent).map(
    ([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`,
  )
  return `@supports (color:light-dark(red,red)){html:root,html .on-deep,html .on-page{${tokens.join(';')}}}`
}
