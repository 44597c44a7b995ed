import type { AboutLayout } from '@/themes/layouts'

/** The page about the business: text with the picture at its end, and a table of values. */
export const about: AboutLayout = {
  picture: 'lg:col-span-5 lg:order-1 lg:self-start',
  shapes: [4 / 3, 2],
  width: '31rem',
  text: 'lg:col-span-7 lg:self-start',
  quote: {
    band: 'on-deep py-12 lg:py-16',
    inner: 'items-center',
    picture: 'lg:col-span-4',
    words: 'lg:col-span-8',
  },
  values: {
    list: 'border-t border-line',
    value: 'border-b py-6 numbered lg:*:grid lg:*:grid-cols-[4rem_4fr_8fr]',
  },
}
