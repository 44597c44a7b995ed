import type { SectionLayout } from '@/themes/layouts'

/** The head in the margin beside the content, in view for as long as that is. */
export const section: SectionLayout = {
  stacked: {
    // Narrower than this, cards beside the head would be too narrow for their words.
    whole: 'grid gap-8 xl:grid-cols-[3fr_9fr] xl:gap-y-0',
    head: 'stack-8 sticky-head xl:row-span-2',
    // A lead as wide as its neighbours leaves them room for words.
    content: 'xl:[--beside-lead:6] xl:[--lead:6]',
    all: 'xl:col-start-2 xl:mt-8',
  },
  aside: {
    whole: 'grid gap-8 lg:grid-cols-[4fr_8fr] lg:gap-y-0 xl:grid-cols-[3fr_9fr]',
    head: 'stack-8 sticky-head lg:row-span-2',
    content: '',
    all: 'lg:col-start-2 lg:mt-8',
  },
}
