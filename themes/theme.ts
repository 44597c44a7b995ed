/** What a theme decides beyond its `tokens.css` and `fonts.ts`. */
export interface Theme {
  /** How the first screen of the home page is laid out. */
  hero: 'split' | 'cover' | 'band'
  /** Colours where CSS cannot reach: generated images and the manifest. The light ones of its tokens, in sRGB. */
  colours: { paper: string; deep: string; onDeep: string; accent: string; onAccent: string }
}
