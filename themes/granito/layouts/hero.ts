import type { HeroLayout } from '@/themes/layouts'

/** The picture across the whole width, then the headline, with its buttons below and the text beside it. */
export const hero: HeroLayout = {
  band: 'flex flex-col-reverse',
  words: 'grid gap-x-8 gap-y-6 pb-12 lg:grid-cols-[8fr_4fr] lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:pb-24',
  beside: 'pt-8 lg:pt-12',
  alone: 'pt-16 lg:pt-24',
  text: 'lg:col-start-2 lg:row-span-2',
  actions: 'self-start',
  picture: 'aspect-3/2 w-full sm:aspect-21/9 sm:max-h-[56svh]',
  sizes: '100vw',
}
