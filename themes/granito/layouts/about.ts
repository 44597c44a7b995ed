import type { AboutLayout } from '@/themes/layouts'

/** The page about the business: a picture across the page, and text on the same axis as on record pages. */
export const about: AboutLayout = {
  picture: 'lg:col-span-full',
  shapes: [2, 2],
  text: 'lg:col-span-8 lg:col-start-4',
  alone: 'lg:col-span-8 lg:col-start-4',
  quote: {
    band: 'part plain',
    inner: 'border-t border-line pt-12 lg:pt-16',
    picture: 'lg:order-1 lg:col-span-3',
    words: 'lg:col-span-9',
  },
}
