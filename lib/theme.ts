import type { AccentTokens } from '@/lib/accent'

/** The tokens of the client's own accent, computed at the build: next.config.ts. Undefined for the theme's. */
export const ownAccent: AccentTokens | undefined = process.env.ACCENT_TOKENS
  ? JSON.parse(process.env.ACCENT_TOKENS)
  : undefined

/**
 * CSS that puts the client's own accent colour over the theme's, on every surface that a theme has tokens for. A browser too old for
 * `light-dark()` keeps the theme's.
 */
export function accentStyle(accent: AccentTokens): string {
  const tokens = Object.entries(accent).map(
    ([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`,
  )
  return `@supports (color:light-dark(red,red)){html:root,html .on-deep,html .on-page{${tokens.join(';')}}}`
}
