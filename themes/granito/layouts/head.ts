import type { HeadLayout } from '@/themes/layouts'

/** In the middle, as the name in the header is. */
export const head: HeadLayout = {
  band: '',
  words: 'stack-3 text-center *:mx-auto *:max-w-[52rem]',
  title: '',
  intro: '',
  tools: 'text-center sm:[&_.flex]:justify-center [&_.max-w-2xl]:mx-auto',
}
