import type { HeroLayout } from '@/themes/layouts'

/** The text on a deep ground, and the picture beside it from edge to edge. */
export const hero: HeroLayout = {
  band: 'on-deep relative',
  words: 'flex flex-col justify-center gap-6 pt-8 pb-12 sm:gap-8 sm:pt-12 lg:py-24',
  beside: 'lg:mr-[41.67%] lg:min-h-[min(42rem,100svh-8rem)] lg:pr-8',
  alone: '',
  picture:
    'aspect-4/3 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[calc(50%+min(50%-2rem,38rem)*0.1667+1rem)] lg:aspect-auto',
  sizes: '(min-width: 64rem) max(42vw, 63rem), 94vw',
}
