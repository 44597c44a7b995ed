import localFont from 'next/font/local'

/* Font files made by `npm run fonts` (docs/theming.md). */

export const displayFont = localFont({
  src: './subset/bricolage-grotesque-700.woff2',
  weight: '700',
  variable: '--font-display-family',
  // A fallback draws the pound sign, which looks like "&" in this font.
  declarations: [{ prop: 'unicode-range', value: 'u+0-a2, u+a4-ffff' }],
  adjustFontFallback: false,
})

export const bodyFont = localFont({
  src: './subset/instrument-sans-400-700.woff2',
  weight: '400 700',
  variable: '--font-body-family',
  adjustFontFallback: false,
})
