import type { QuoteLayout } from '@/themes/layouts'

/** The form as a sheet, and beside it one on another ground. */
export const quote: QuoteLayout = {
  form: 'lg:col-span-8 lg:rounded-card lg:border lg:bg-surface lg:p-8',
  aside: 'rounded-card bg-sunken p-6 lg:col-span-4',
}
