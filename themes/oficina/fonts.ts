import localFont from 'next/font/local'

/* `npm run fonts` makes these files from packages. They have the characters of Portuguese; subset/rest.css has the rest of Latin, and
 * the fonts of systems that stand in until these have loaded. */

/* A text in the stand-in may have another number of lines: a font that comes late waits for the next page. */

export const displayFont = localFont({
  src: './subset/barlow-condensed-700.woff2',
  weight: '700',
  display: 'optional',
  variable: '--font-display-family',
  adjustFontFallback: false,
})

export const bodyFont = localFont({
  src: './subset/public-sans-400-700.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-body-family',
  adjustFontFallback: false,
})
