import localFont from 'next/font/local'

/* Fonts come from packages, so that a build needs no network; the Latin subset carries all Portuguese letters. */

export const displayFont = localFont({
  src: '../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  weight: '700',
  variable: '--font-display-family',
})

export const bodyFont = localFont({
  src: '../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--font-body-family',
})
