import { phoneColumn } from '@/lib/pictures/phone-column'
import { Actions } from '../../layout/actions'
import { Container } from '../../layout/container'
import { Picture } from '../../media/picture'
import type { SectionProps } from '../props'
import { HeroWords } from './words'

/** The width of a 3:2 photograph as high as this first screen (46rem). It is wider than its half of the screen. */
const AS_HIGH_AS_THE_SCREEN = '69rem'

/** The text on one side, the picture on the other side up to the edge of the screen. */
export function SplitHero({ site }: Pick<SectionProps, 'site'>) {
  const { heroPicture: picture, settings } = site
  return (
    <div className="relative pb-10 lg:pb-0">
      <Container
        inner={`flex flex-col justify-center gap-6 py-10 sm:gap-8 sm:py-14 lg:py-20 ${picture ? 'lg:mr-[50%] lg:min-h-[min(46rem,100svh-4.5rem)] lg:pr-14' : ''}`}
      >
        <HeroWords site={site} />
        <Actions settings={settings} />
      </Container>
      {picture && (
        <div className="mx-5 aspect-4/3 overflow-hidden rounded-picture bg-sunken sm:mx-8 lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 lg:mx-0 lg:aspect-auto lg:rounded-none lg:rounded-bl-picture">
          <Picture
            picture={picture}
            sizes={`(min-width: 64rem) max(50vw, ${AS_HIGH_AS_THE_SCREEN}), ${phoneColumn}`}
            priority
            className="size-full object-cover"
          />
        </div>
      )}
    </div>
  )
}
