import localFont from 'next/font/local'

/* docs/theming.md says how `npm run fonts` makes these files. */

export const displayFont = localFont({
  src: './subset/bricolage-grotesque-700.woff2',
  weight: '700',
  variable: '--font-display-family',
  // The pound sign of this font looks like "&".
  declarations: [{ prop: 'unicode-range', value: 'u+0-a2, u+a4-ffff' }],
  adjustFontFallback: false,
})

export const bodyFont = localFont({
  src: './subset/instrument-sans-400-700.woff2',
  weight: '400 700',
  variable: '--font-body-family',
  adjustFontFallback: false,
})
