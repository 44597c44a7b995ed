import type { QuotesLayout } from '@/themes/layouts'

/** Entries of a book: who says it in the margin, what is said beside it. */
const entry =
  'border-t border-line py-8 lg:py-12 lg:*:grid lg:*:max-w-none lg:*:grid-cols-[3fr_9fr] lg:*:gap-x-8 lg:[&_figcaption]:order-first lg:[&_figcaption]:self-start'

export const quotes: QuotesLayout = {
  band: '',
  first: entry,
  list: 'lg:[&_blockquote]:max-w-3xl',
  quote: `${entry} [&_blockquote]:font-quote [&_blockquote]:text-card`,
}
