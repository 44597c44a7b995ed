import type { HeroLayout } from '@/themes/layouts'

/** The first screen: headline, buttons below it and text beside it, then the picture across the page. */
export const hero: HeroLayout = {
  band: 'sm:pb-4',
  words:
    'grid gap-x-8 gap-y-6 py-8 lg:grid-cols-[8fr_4fr] lg:grid-rows-[auto_1fr] lg:py-[clamp(1.5rem,6svh,4rem)]',
  text: 'lg:col-start-2 lg:row-span-2',
  actions: 'self-start',
  picture: 'aspect-(--shape) sm:mx-8 sm:aspect-[min(2.2,var(--shape)/0.66)] xl:mx-auto xl:w-[76rem]',
  sizes: '(min-width: 80rem) 76rem, 100vw',
  poster: {
    band: '',
    words: 'py-8 lg:py-[clamp(1.5rem,6svh,4rem)]',
    facts: 'border-t border-line pt-4',
    numbers: 'sunken',
  },
}
