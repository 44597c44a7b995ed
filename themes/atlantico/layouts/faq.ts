import type { FaqLayout } from '@/themes/layouts'

/** Questions, each on its own sheet. */
export const faq: FaqLayout = {
  mark: 'mark-chevron after:mt-1.5 group-open:after:mt-3',
  page: {
    group: 'grid gap-x-8 gap-y-4 lg:grid-cols-12',
    title: 'lg:col-span-4',
    list: 'stack-3 lg:col-span-8',
    question: 'rounded-card border border-line bg-surface px-5',
  },
}
