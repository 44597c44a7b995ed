import type { SectionLayout } from '@/themes/layouts'

/** A section: its head below a bar. */
export const section: SectionLayout = {
  stacked: {
    whole:
      'bar grid items-baseline gap-x-10 gap-y-6 border-t-6 border-current pt-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-10 sm:pt-6',
    head: 'flex flex-wrap items-end justify-between gap-x-10 gap-y-4',
    content: 'col-span-full',
    all: 'sm:col-start-2 sm:row-start-1',
  },
  aside: {
    whole:
      'bar grid gap-8 border-t-6 border-current pt-4 sm:pt-6 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:gap-y-4',
    head: 'stack-8 sticky-head lg:nth-last-2:row-span-2',
    content: 'lg:row-span-2',
    all: 'lg:row-start-2',
  },
  // A coloured link would be too much below a bar and upper-case titles.
  isLinkInInk: true,
}
