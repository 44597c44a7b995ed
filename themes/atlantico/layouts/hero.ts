import { phoneColumn } from '@/lib/theme/phone-column'
import type { HeroLayout } from '@/themes/layouts'

/** The first screen: text on one side, the picture on the other up to the edge of the screen, with one large corner. */
export const hero: HeroLayout = {
  band: 'relative pb-12 lg:pb-0',
  words:
    'flex flex-col justify-center gap-6 py-8 sm:py-12 lg:me-[50%] lg:min-h-[min(46rem,100svh-4.5rem,50vw)] lg:py-[clamp(1.5rem,6svh,4rem)] lg:pe-12',
  picture:
    'mx-5 aspect-(--shape) rounded-picture rounded-es-[min(var(--radius-hero),4rem)] sm:mx-8 lg:absolute lg:top-0 lg:start-1/2 lg:end-0 lg:mx-0 lg:aspect-auto lg:h-full lg:max-h-[calc(50vw/(0.66*var(--shape)))] lg:rounded-none lg:rounded-es-hero hero-corner',
  // A 3:2 photograph as high as the first screen (46rem) is wider than its half of the screen.
  sizes: `(min-width: 64rem) max(50vw, 69rem), ${phoneColumn}`,
  poster: {
    band: 'pt-4 pb-12',
    words:
      'on-deep rounded-picture rounded-es-[min(var(--radius-hero),4rem)] p-6 sm:p-10 lg:px-12 lg:py-[clamp(1.5rem,6svh,4rem)]',
    facts: '',
  },
}
