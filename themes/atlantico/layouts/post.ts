import type { PostLayout } from '@/themes/layouts'

/** A post: title, picture and text on one axis, with its details in the margin. */
export const post: PostLayout = {
  band: '',
  trail: 'lg:col-span-3',
  head: 'lg:col-span-9',
  titleSize: 'section',
  byline: 'flex flex-wrap gap-x-5 gap-y-1',
  cover: 'lg:col-span-9 lg:col-start-4',
  shapes: [3 / 2, 2],
  width: '57rem',
  contents: 'lg:col-span-3 lg:pt-5',
  text: 'lg:col-span-7 lg:col-start-4',
  end: 'lg:col-span-9 lg:col-start-4',
}
