import type { QuoteLayout } from '@/themes/layouts'

/** The quote page: next steps in the margin, and the form beside them. */
export const quote: QuoteLayout = {
  form: 'lg:col-span-8 lg:col-start-5',
  aside: 'lg:col-span-3 lg:row-start-1',
}
