import localFont from 'next/font/local'

/* docs/theming.md says how `npm run fonts` makes these files. */

export const displayFont = localFont({
  src: './subset/bricolage-grotesque-700.woff2',
  weight: '700',
  variable: '--font-display-family',
  adjustFontFallback: false,
})

export const bodyFont = localFont({
  src: './subset/instrument-sans-400-700.woff2',
  weight: '400 700',
  variable: '--font-body-family',
  adjustFontFallback: false,
})
