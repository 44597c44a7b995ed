import type { HeadLayout } from '@/themes/layouts'

/** The page header: centred, like the name in the site header. */
export const head: HeadLayout = {
  band: '',
  words: 'stack-3 text-center *:mx-auto *:max-w-[52rem]',
  title: '',
  intro: '',
  tools: 'text-center sm:[&_.flex]:justify-center [&_.max-w-2xl]:mx-auto',
}
