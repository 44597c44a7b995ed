import type { DrawnFont } from '@/lib/config/theme/drawn-font'
import type { LayoutChoices } from '@/lib/config/theme/layouts'

/** The choices of a theme beyond its `tokens.css` and `fonts.ts`: layouts, and what generated images need. */
export interface Theme extends LayoutChoices {
  /** Colours for generated images and the manifest, which CSS does not reach: those of the theme's tokens, in sRGB. */
  colours: {
    paper: string
    accent: string
    onAccent: string
    deep: string
    /** Text and accent on the deep band: the dark values. */
    onDeep: string
    accentOnDeep: string
  }
  /** The display font of generated images. */
  drawnFont: DrawnFont & { isUppercase?: boolean }
}
