import localFont from 'next/font/local'

export const displayFont = localFont({
  src: '../../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  weight: '700',
  variable: '--font-display-family',
})

export const bodyFont = localFont({
  src: '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-body-family',
})
