import type { DrawnFont } from '@/lib/config/theme/drawn-font'

/** The choices of a theme beyond its `tokens.css` and `fonts.ts`. */
export interface Theme {
  /** The layout of the first screen of the home page. */
  hero: 'split' | 'cover' | 'band'
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
