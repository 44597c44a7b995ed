import { theme } from '@theme/theme'
import { ownColours } from './theme'

const { accent, 'accent-fill': fill, 'on-accent': on } = ownColours ?? {}

/** Colours for generated images and the manifest, which CSS does not reach. */
export const brand = {
  ...theme.colours,
  ...(accent && { accentOnDeep: accent.dark }),
  ...(fill && on && { accent: fill.light, onAccent: on.light }),
}
