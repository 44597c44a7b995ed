import type { CSSProperties } from 'react'
import { accentTokens } from '@/lib/accent'
import type { site } from '@/site.config'

/** What site.config.ts changes in the theme's tokens, as the style of the root element. */
export function rootStyle({
  accent,
  colourScheme,
}: Pick<typeof site, 'accent' | 'colourScheme'>): CSSProperties {
  const tokens = accent === undefined ? undefined : accentTokens(accent)
  return {
    ...(colourScheme !== 'system' && { colorScheme: colourScheme }),
    ...(tokens && {
      '--accent': `light-dark(${tokens.accent.light}, ${tokens.accent.dark})`,
      '--on-accent': `light-dark(${tokens.onAccent.light}, ${tokens.onAccent.dark})`,
    }),
  }
}
