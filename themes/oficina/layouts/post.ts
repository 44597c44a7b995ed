import type { PostLayout } from '@/themes/layouts'

/** A post: a deep band with the title and a row of facts, then the text, with numbered contents at its end. */
export const post: PostLayout = {
  band: 'on-deep mb-6 lg:mb-8',
  trail: 'lg:col-span-full',
  head: 'lg:col-span-full',
  titleSize: 'page',
  byline: 'grid gap-x-8 border-t border-line pt-3 text-ink sm:auto-cols-fr sm:grid-flow-col',
  cover: 'lg:col-span-full',
  shapes: [2, 2],
  width: '76rem',
  contents:
    'lg:col-span-3 lg:col-start-10 lg:row-span-2 lg:pt-5 lg:[&_ol]:list-decimal lg:[&_ol]:ps-6 lg:[&_li]:py-1.5 lg:[&_a]:inline',
  text: 'lg:col-span-8',
  end: 'lg:col-span-full',
}
