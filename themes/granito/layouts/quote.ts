import type { QuoteLayout } from '@/themes/layouts'

/** What happens next in the margin, and the form beside it. */
export const quote: QuoteLayout = {
  form: 'lg:col-span-8 lg:col-start-5',
  aside: 'lg:col-span-3 lg:row-start-1',
}
