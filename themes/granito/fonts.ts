import localFont from 'next/font/local'

export const displayFont = localFont({
  src: '../../node_modules/@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  weight: '500',
  variable: '--font-display-family',
  adjustFontFallback: 'Times New Roman',
})

export const bodyFont = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-body-family',
})
