import type { QuoteLayout } from '@/themes/layouts'

/** The quote page: the form as a sheet, beside a sheet with another background. */
export const quote: QuoteLayout = {
  form: 'lg:col-span-8 lg:rounded-card lg:border lg:bg-surface lg:p-8',
  aside: 'rounded-card bg-sunken p-6 lg:col-span-4',
}
