import { theme } from '@theme/theme'
import { accentTokens } from '@/lib/accent'
import { site } from '@/site.config'

/** Colours where CSS cannot reach: generated images and the manifest. */
export const brand = { ...theme.colours, ...ownAccent() }

function ownAccent() {
  if (site.accent === undefined) return {}
  const { accent, onAccent } = accentTokens(site.accent)
  return { accent: accent.light, onAccent: onAccent.light, accentOnDeep: accent.dark }
}
