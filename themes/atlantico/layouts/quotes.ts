import type { QuotesLayout } from '@/themes/layouts'

/** Testimonials: sheets, the first across the page. */
export const quotes: QuotesLayout = {
  band: '',
  first: 'rounded-picture bg-sunken p-6 sm:p-10 lg:px-16 lg:py-12',
  list: 'pt-4 sm:pt-6 md:columns-2 md:gap-x-6 lg:gap-x-8 lg:pt-8',
  quote:
    'mb-4 break-inside-avoid rounded-card border border-line bg-surface p-6 only:[column-span:all] sm:mb-6 lg:mb-8 lg:p-8',
}
