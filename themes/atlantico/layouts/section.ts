import type { SectionLayout } from '@/themes/layouts'

/** A section: its head above the content, with the link on the line of the title. */
export const section: SectionLayout = {
  stacked: {
    whole: 'grid items-baseline gap-x-10 gap-y-8 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-10',
    head: 'flex flex-wrap items-end justify-between gap-x-10 gap-y-4',
    content: 'col-span-full',
    all: 'sm:col-start-2 sm:row-start-1',
  },
  aside: {
    whole: 'grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-x-20 lg:grid-rows-[auto_1fr] lg:gap-y-4',
    head: 'stack-8 sticky-head lg:nth-last-2:row-span-2',
    content: 'lg:row-span-2',
    all: 'lg:row-start-2',
  },
}
