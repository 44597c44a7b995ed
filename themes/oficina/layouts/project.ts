import type { ProjectLayout } from '@/themes/layouts'

/** A project: a table of facts and results beside the picture. */
export const project: ProjectLayout = {
  head: 'lg:col-span-full',
  picture: 'lg:col-span-7 lg:self-start',
  outcome: 'border border-line bg-surface lg:col-span-5 lg:self-start',
  facts: 'border-t-0! px-6 pt-3',
  results: 'p-6 lg:[&>div]:text-lead',
  story: 'lg:col-span-full lg:grid-cols-2 lg:pt-4 sm:*:only:col-span-full',
  shapes: [1, 2],
  poster: 'on-deep p-6 lg:min-h-80 lg:p-8',
  home: {
    project: '',
    picture: '',
    words: 'on-deep p-6 lg:absolute lg:start-0 lg:bottom-0 lg:w-112 lg:max-w-4/5',
    shapes: [2.3, 2.3],
    width: '76rem',
  },
  width: '44rem',
}
