import { accentTokens } from '@/lib/accent'

/**
 * CSS that puts the client's own accent colour over the theme's. A browser too old for `light-dark()` keeps the theme's.
 * @throws Error when the text is no colour
 */
export function accentStyle(ownAccent: string): string {
  const { accent, onAccent } = accentTokens(ownAccent)
  const tokens = `--accent:light-dark(${accent.light},${accent.dark});--on-accent:light-dark(${onAccent.light},${onAccent.dark})`
  return `@supports (color:light-dark(red,red)){html:root,html .on-deep{${tokens}}}`
}
