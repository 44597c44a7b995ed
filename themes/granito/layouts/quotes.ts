import type { QuotesLayout } from '@/themes/layouts'

/** Testimonials like entries in a book: the author in the margin, the text beside it. */
const entry =
  'border-t border-line py-8 lg:py-12 lg:*:grid lg:*:max-w-none lg:*:grid-cols-[3fr_9fr] lg:*:gap-x-8 lg:[&_figcaption]:order-first lg:[&_figcaption]:self-start'

export const quotes: QuotesLayout = {
  band: '',
  first: entry,
  list: 'lg:[&_blockquote]:max-w-3xl',
  quote: `${entry} [&_blockquote]:font-quote [&_blockquote]:text-card`,
}
