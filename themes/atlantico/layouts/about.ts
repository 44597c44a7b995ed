import type { AboutLayout } from '@/themes/layouts'

/** The page about the business: text beside the picture. */
export const about: AboutLayout = {
  picture: 'lg:col-span-7',
  shapes: [4 / 3, 2],
  width: '44rem',
  text: 'lg:col-span-5',
  quote: {
    band: 'part plain',
    inner: 'on-deep items-center rounded-picture p-6 sm:p-10 lg:px-12 lg:py-12',
    picture: 'lg:col-span-4',
    words: 'lg:col-span-8',
  },
}
