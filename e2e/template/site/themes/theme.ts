/** What a theme decides beyond its `tokens.css` and `fonts.ts`. */
export interface Theme {
  /** How the first screen of the home page is laid out. */
  hero: 'split' | 'cover' | 'band'
  /** Colours where CSS cannot reach: generated images and the manifest. The ones of its tokens, in sRGB. */
  colours: {
    paper: string
    accent: string
    onAccent: string
    deep: string
    /** Text and accent on the deep band: the dark values. */
    onDeep: string
    accentOnDeep: string
  }
  /** The display font of generated images, a package of @fontsource. */
  drawnFont: { family: string; weight: 500 | 600 | 700; isUppercase?: boolean }
}
