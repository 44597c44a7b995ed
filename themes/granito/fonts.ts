import localFont from 'next/font/local'

export const displayFont = localFont({
  src: '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-display-family',
  adjustFontFallback: 'Times New Roman',
})

export const bodyFont = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-body-family',
})
