import type { FaqLayout } from '@/themes/layouts'

/** Questions as entries of a catalogue, with the title of their group in the margin. */
export const faq: FaqLayout = {
  mark: "after:flex-none after:text-[1.5em] after:leading-none after:font-normal after:text-accent after:content-['+'/''] group-open:after:content-['–'/'']",
  page: {
    group: 'grid gap-x-8 gap-y-4 lg:grid-cols-[3fr_9fr]',
    title: '',
    list: 'divide-lines border-y border-line lg:col-start-2',
    question: '[&_summary]:font-display [&_summary]:text-card [&_summary]:font-(--heading-weight)',
  },
}
