import type { QuoteLayout } from '@/themes/layouts'

/** The quote page: a deep board beside the form. */
export const quote: QuoteLayout = {
  form: 'lg:col-span-7',
  aside: 'on-deep p-6 lg:col-span-5 lg:p-8',
}
