import { Actions } from '../../layout/actions'
import { Container } from '../../layout/container'
import { Picture } from '../../media/picture'
import type { SectionProps } from '../props'
import { HeroWords } from './words'

/** The text on a deep band first, then the picture, half over the band's lower edge. */
export function BandHero({ site }: Pick<SectionProps, 'site'>) {
  const { heroPicture: picture, settings } = site
  return (
    <>
      <div className="on-deep">
        <Container
          inner={`grid gap-6 pt-12 sm:gap-8 sm:pt-16 lg:grid-cols-[2fr_auto] lg:items-end lg:pt-20 ${picture ? 'pb-28 sm:pb-40 lg:pb-52' : 'pb-12 sm:pb-20'}`}
        >
          <div className="space-y-6">
            <HeroWords site={site} />
          </div>
          <Actions settings={settings} />
        </Container>
      </div>
      {picture && (
        <Container inner="-mt-20 aspect-4/3 overflow-hidden rounded-picture bg-sunken sm:-mt-28 sm:aspect-21/9 lg:-mt-40">
          <Picture
            picture={picture}
            sizes="(min-width: 80rem) 76rem, 94vw"
            priority
            className="size-full object-cover"
          />
        </Container>
      )}
    </>
  )
}
