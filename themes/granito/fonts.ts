import localFont from 'next/font/local'

/* Font files made by `npm run fonts`, and why they are optional (docs/theming.md). */

export const displayFont = localFont({
  src: './subset/newsreader-500.woff2',
  weight: '500',
  display: 'optional',
  variable: '--font-display-family',
  adjustFontFallback: false,
})

export const bodyFont = localFont({
  src: './subset/figtree-400-700.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-body-family',
  adjustFontFallback: false,
})
