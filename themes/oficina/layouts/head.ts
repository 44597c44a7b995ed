import type { HeadLayout } from '@/themes/layouts'

/** The page header: a deep band, with the introduction below a line. */
export const head: HeadLayout = {
  band: 'on-deep mb-6 lg:mb-12',
  words: 'stack-4',
  title: '',
  intro: 'border-t border-line pt-3',
  tools: '',
}
