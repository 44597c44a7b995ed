import type { FaqLayout } from '@/themes/layouts'

/** Questions: cells below a bar. */
export const faq: FaqLayout = {
  // The only arrow in the fonts. It points down, and up if the answer is open.
  mark: "after:flex-none after:rotate-90 after:text-accent after:content-['→'/''] group-open:after:-rotate-90",
  page: {
    group: 'stack-4 border-t-6 border-current pt-4',
    title: '',
    list: 'grid cells md:grid-cols-2',
    question: 'bg-surface px-6 md:odd:last:col-span-2',
  },
}
