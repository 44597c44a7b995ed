import type { ReactNode } from 'react'
import { layoutOf } from '@/lib/config/theme/layout-of'
import type { Layouts } from '@/lib/config/theme/layouts'
import { phoneColumn } from '@/lib/pictures/phone-column'
import { Actions } from '../../layout/buttons'
import { Container } from '../../layout/container'
import { Picture } from '../../media/picture'
import type { SectionProps } from '../props'
import { HeroWords } from './words'

/** The width of a 3:2 photograph as high as the first screen of `split` (46rem). It is wider than its half of the screen. */
const AS_HIGH_AS_THE_SCREEN = '69rem'

const pictureSizes = {
  split: `(min-width: 64rem) max(50vw, ${AS_HIGH_AS_THE_SCREEN}), ${phoneColumn}`,
  plate: '100vw',
  stage: '(min-width: 80rem) 76rem, 94vw',
} satisfies Record<Layouts['hero'], string>

/** The name of the business and the two main actions, in the theme's layout. */
export function Hero({ site }: Pick<SectionProps, 'site'>) {
  const { heroPicture, settings } = site
  const hero = layoutOf('hero')
  const Layout = layouts[hero]
  const look = { sizes: pictureSizes[hero], priority: true, className: 'size-full object-cover' }
  return (
    <Layout
      words={<HeroWords site={site} />}
      actions={<Actions settings={settings} />}
      picture={heroPicture && <Picture picture={heroPicture} {...look} />}
    />
  )
}

type LayoutProps = Record<'words' | 'actions' | 'picture', ReactNode>

const layouts = {
  /** The text on one side, the picture on the other side up to the edge of the screen. */
  split: ({ words, actions, picture }: LayoutProps) => (
    <div className="relative pb-10 lg:pb-0">
      <Container
        inner={`flex flex-col justify-center gap-6 py-10 sm:gap-8 sm:py-14 lg:py-20 ${picture ? 'lg:mr-[50%] lg:min-h-[min(46rem,100svh-4.5rem)] lg:pr-14' : ''}`}
      >
        {words}
        {actions}
      </Container>
      {picture && (
        <div className="mx-5 aspect-4/3 overflow-hidden rounded-picture bg-sunken sm:mx-8 lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 lg:mx-0 lg:aspect-auto lg:rounded-none lg:rounded-bl-picture">
          {picture}
        </div>
      )}
    </div>
  ),

  /** The picture across the whole width, with the text on a sheet over the picture's lower edge. */
  plate: ({ words, actions, picture }: LayoutProps) => (
    <div className="overflow-x-clip">
      {picture && <div className="h-[30svh] min-h-56 bg-sunken lg:h-[46svh]">{picture}</div>}
      <Container
        inner={`relative max-w-4xl space-y-6 bg-paper pb-8 before:absolute before:inset-y-0 before:right-full before:w-screen before:bg-paper sm:space-y-8 lg:pb-12 ${picture ? '-mt-12 pt-8 pr-6 sm:-mt-20 sm:pt-12 sm:pr-12 lg:-mt-32' : 'pt-16 lg:pt-28'}`}
      >
        {words}
        {actions}
      </Container>
    </div>
  ),

  /** The text on a deep band first, then the picture, half over the band's lower edge. */
  stage: ({ words, actions, picture }: LayoutProps) => (
    <>
      <div className="on-deep">
        <Container
          inner={`grid gap-6 pt-12 sm:gap-8 sm:pt-16 lg:grid-cols-[minmax(45%,1fr)_auto] lg:items-end lg:pt-20 ${picture ? 'pb-28 sm:pb-40 lg:pb-52' : 'pb-12 sm:pb-20'}`}
        >
          <div className="space-y-6">{words}</div>
          {actions}
        </Container>
      </div>
      {picture && (
        <Container inner="-mt-20 aspect-4/3 overflow-hidden rounded-picture bg-sunken sm:-mt-28 sm:aspect-21/9 lg:-mt-40">
          {picture}
        </Container>
      )}
    </>
  ),
} satisfies Record<Layouts['hero'], unknown>
