import type { QuotesLayout } from '@/themes/layouts'

/** Sheets, the first across the page. */
export const quotes: QuotesLayout = {
  band: '',
  first: 'rounded-picture bg-sunken p-6 sm:p-10 lg:px-16 lg:py-12',
  list: 'grid items-start gap-4 pt-4 sm:gap-6 sm:pt-6 md:grid-cols-2 lg:gap-8 lg:pt-8',
  quote: 'rounded-card border border-line bg-surface p-6 lg:p-8',
}
