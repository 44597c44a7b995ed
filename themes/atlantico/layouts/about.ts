import type { AboutLayout } from '@/themes/layouts'

/** The text beside the picture. */
export const about: AboutLayout = {
  picture: 'lg:col-span-7',
  shapes: [4 / 3, 2],
  text: 'lg:col-span-5',
}
