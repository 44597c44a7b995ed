import type { ProjectLayout } from '@/themes/layouts'

/** A project: facts below the title, beside the picture; results in a panel across the page. */
export const project: ProjectLayout = {
  head: 'lg:col-span-6 lg:row-start-1',
  picture: 'lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:row-span-2',
  outcome: 'contents',
  facts: 'lg:col-span-6 lg:self-end',
  results: 'rounded-card bg-sunken p-6 sm:p-10 lg:col-span-full lg:grid lg:grid-cols-[4fr_8fr]',
  story: 'lg:col-span-full lg:grid-cols-2 lg:pt-4 sm:*:only:col-span-full',
  poster: 'on-deep rounded-picture p-6 sm:p-10 lg:min-h-80 lg:px-12 lg:py-12',
  width: '38rem',
}
