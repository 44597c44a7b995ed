import type { SectionLayout } from '@/themes/layouts'

/** A section: its head in the margin beside the content, with the link below. Without a link, the head is sticky. */
export const section: SectionLayout = {
  stacked: {
    // Below this width, cards beside the head would be too narrow for their words.
    whole: 'grid gap-8 xl:grid-cols-[3fr_9fr] xl:grid-rows-[auto_1fr] xl:gap-y-4',
    head: 'stack-8 sticky-head xl:nth-last-2:row-span-2',
    // A leading card as wide as its neighbours leaves room for their words.
    content: 'xl:row-span-2 xl:[--beside-lead:6] xl:[--lead:6]',
    all: 'xl:row-start-2',
  },
  aside: {
    whole: 'grid gap-8 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr] lg:gap-y-4 xl:grid-cols-[3fr_9fr]',
    head: 'stack-8 sticky-head lg:nth-last-2:row-span-2',
    content: 'lg:row-span-2',
    all: 'lg:row-start-2',
  },
}
