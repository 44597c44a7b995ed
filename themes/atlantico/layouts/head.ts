import type { HeadLayout } from '@/themes/layouts'

/** The page header: the introduction beside the title, on its last line. */
export const head: HeadLayout = {
  band: '',
  words: 'grid gap-x-8 gap-y-3 lg:grid-cols-12 lg:items-baseline-last',
  title: 'max-w-4xl lg:col-span-7 lg:only:col-span-full',
  intro: 'lg:col-span-5',
  tools: '',
}
