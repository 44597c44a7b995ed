import type { QuotesLayout } from '@/themes/layouts'

/** Testimonials: the first on a deep band, the others in cells that share their lines. */
export const quotes: QuotesLayout = {
  band: 'on-deep -mt-6 lg:-mt-12',
  first: 'pb-12 lg:pb-16',
  list: 'mt-12 cells md:columns-2 md:gap-0 lg:mt-16',
  quote: 'break-inside-avoid bg-surface p-6 md:odd:last:[column-span:all] lg:p-8',
}
