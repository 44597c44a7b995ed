import { Actions } from '../../layout/actions'
import { Container } from '../../layout/container'
import { Picture } from '../../media/picture'
import type { SectionProps } from '../props'
import { HeroWords } from './words'

/** The picture across the whole width, with the text on a sheet over the picture's lower edge. */
export function CoverHero({ site }: Pick<SectionProps, 'site'>) {
  const { heroPicture: picture, settings } = site
  return (
    <div className="overflow-x-clip">
      {picture && (
        <div className="h-[30svh] min-h-56 bg-sunken lg:h-[46svh]">
          <Picture picture={picture} sizes="100vw" priority className="size-full object-cover" />
        </div>
      )}
      <Container
        inner={`relative max-w-4xl space-y-6 bg-paper pb-8 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-paper sm:space-y-8 lg:pb-12 ${picture ? '-mt-12 pt-8 pr-6 sm:-mt-20 sm:pt-12 sm:pr-12 lg:-mt-32' : 'pt-16 lg:pt-28'}`}
      >
        <HeroWords site={site} />
        <Actions settings={settings} />
      </Container>
    </div>
  )
}
