import localFont from 'next/font/local'

export const displayFont = localFont({
  src: './subset/newsreader-600.woff2',
  weight: '600',
  variable: '--font-display-family',
  adjustFontFallback: false,
})

export const bodyFont = localFont({
  src: './subset/figtree-400-700.woff2',
  weight: '400 700',
  variable: '--font-body-family',
  adjustFontFallback: false,
})
