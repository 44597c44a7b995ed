import type { HeroLayout } from '@/themes/layouts'

/** The first screen: text on a deep background, and the picture beside it down to the bottom edge. */
export const hero: HeroLayout = {
  band: 'on-deep relative',
  words:
    'flex flex-col justify-center gap-6 pt-8 pb-12 sm:pt-12 lg:me-[41.67%] lg:min-h-[min(42rem,100svh-8rem,41vw)] lg:py-[clamp(1.5rem,5.5svh,6rem)] lg:pe-8',
  picture:
    'aspect-(--shape) lg:absolute lg:start-7/12 lg:end-0 lg:bottom-0 lg:aspect-auto lg:h-full lg:max-h-[calc(41vw/(0.66*var(--shape)))]',
  sizes: '(min-width: 64rem) max(42vw, 63rem), 94vw',
  poster: {
    band: 'on-deep',
    words: 'pt-8 pb-12 lg:py-[clamp(1.5rem,5.5svh,6rem)]',
    facts: 'border-t-6 border-current pt-4',
  },
}
