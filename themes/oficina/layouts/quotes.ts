import type { QuotesLayout } from '@/themes/layouts'

/** The first on a deep band, the others in cells that share their lines. */
export const quotes: QuotesLayout = {
  band: 'on-deep -mt-6 lg:-mt-12',
  first: 'pb-12 lg:pb-16',
  list: 'mt-12 grid border-t border-l border-line md:grid-cols-2 lg:mt-16',
  quote: 'border-r border-b border-line bg-surface p-6 md:odd:last:col-span-2 lg:p-8',
}
