import { Picture } from '../../content/picture'
import { Container } from '../../layout/container'
import { HeroActions, type HeroProps, HeroWords } from './words'

/** The words on one side, the picture on the other. */
export function SplitHero({ site, picture }: HeroProps) {
  return (
    <Container>
      <div
        className={`grid items-center gap-10 py-10 sm:py-16 lg:gap-14 lg:py-20 ${picture ? 'lg:grid-cols-[6fr_5fr]' : ''}`}
      >
        <div className="space-y-6 sm:space-y-8">
          <HeroWords site={site} />
          <HeroActions settings={site.settings} />
        </div>
        {picture && (
          <div className="aspect-4/3 overflow-hidden rounded-picture bg-sunken lg:aspect-4/5 xl:aspect-square">
            <Picture
              picture={picture}
              sizes="(min-width: 80rem) 54rem, (min-width: 64rem) 60vw, 92vw"
              priority
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
    </Container>
  )
}
