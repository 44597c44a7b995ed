import type { PostLayout } from '@/themes/layouts'

/** A post: a centred title above a wide picture, then contents and text in the middle of the page. */
export const post: PostLayout = {
  band: '',
  trail: 'lg:col-span-full',
  head: 'lg:col-span-full lg:text-center lg:*:mx-auto lg:*:max-w-[52rem]',
  titleSize: 'page',
  byline: 'flex flex-wrap gap-x-5 gap-y-1 lg:justify-center',
  cover: 'lg:col-span-full',
  shapes: [2, 2],
  width: '76rem',
  contents: 'lg:col-span-8 lg:col-start-3 lg:*:border-y lg:*:py-4 lg:[&_ol]:columns-2 lg:[&_ol]:gap-8',
  text: 'lg:col-span-8 lg:col-start-3 lg:*:mx-auto',
  end: 'lg:col-span-full',
}
