import type { ReactNode } from 'react'
import { layoutOf } from '@/lib/config/theme/layout-of'
import type { Layouts } from '@/lib/config/theme/layouts'
import { phoneColumn } from '@/lib/pictures/phone-column'
import { Actions } from '../../layout/buttons'
import { Container } from '../../layout/container'
import { Picture } from '../../media/picture'
import type { SectionProps } from '../props'
import { heroWords } from './words'

/** The width of a 3:2 photograph as high as the first screen of `split` (46rem). It is wider than its half of the screen. */
const AS_HIGH_AS_THE_SCREEN = '69rem'

const pictureSizes = {
  split: `(min-width: 64rem) max(50vw, ${AS_HIGH_AS_THE_SCREEN}), ${phoneColumn}`,
  plate: '100vw',
  stage: '(min-width: 64rem) max(42vw, 63rem), 94vw',
} satisfies Record<Layouts['hero'], string>

/** What the business does and the two main actions, in the theme's layout. */
export function Hero({ site }: Pick<SectionProps, 'site'>) {
  const { heroPicture, settings } = site
  const hero = layoutOf('hero')
  const Layout = layouts[hero]
  const look = { sizes: pictureSizes[hero], priority: true, className: 'size-full object-cover' }
  return (
    <Layout
      {...heroWords(site)}
      actions={<Actions settings={settings} />}
      picture={heroPicture && <Picture picture={heroPicture} {...look} />}
    />
  )
}

type LayoutProps = Record<'title' | 'text' | 'actions' | 'picture', ReactNode>

const layouts = {
  /** The text on one side, the picture on the other side up to the edge of the screen, with one large corner. */
  split: ({ title, text, actions, picture }: LayoutProps) => (
    <div className="relative pb-12 lg:pb-0">
      <Container
        inner={`flex flex-col justify-center gap-6 py-8 sm:gap-8 sm:py-12 lg:py-16 ${picture ? 'lg:mr-[50%] lg:min-h-[min(46rem,100svh-4.5rem)] lg:pr-12' : ''}`}
      >
        {title}
        {text}
        {actions}
      </Container>
      {picture && (
        <div className="mx-5 aspect-4/3 overflow-hidden rounded-picture rounded-bl-[min(var(--radius-hero),4rem)] bg-sunken sm:mx-8 lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 lg:mx-0 lg:aspect-auto lg:rounded-none lg:rounded-bl-hero">
          {picture}
        </div>
      )}
    </div>
  ),

  /** The picture across the whole width, then the headline, with its buttons below and the text beside it. */
  plate: ({ title, text, actions, picture }: LayoutProps) => (
    <>
      {picture && (
        <div className="aspect-3/2 w-full overflow-hidden bg-sunken sm:aspect-21/9 sm:max-h-[56svh]">
          {picture}
        </div>
      )}
      <Container
        inner={`grid gap-x-8 gap-y-6 pb-12 lg:grid-cols-[8fr_4fr] lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:pb-24 ${picture ? 'pt-8 lg:pt-12' : 'pt-16 lg:pt-24'}`}
      >
        <div>{title}</div>
        {text && <div className="lg:col-start-2 lg:row-span-2">{text}</div>}
        <div>{actions}</div>
      </Container>
    </>
  ),

  /** The text on a deep ground, and the picture beside it from edge to edge. */
  stage: ({ title, text, actions, picture }: LayoutProps) => (
    <div className="on-deep relative">
      <Container
        inner={`flex flex-col justify-center gap-6 pt-8 pb-12 sm:gap-8 sm:pt-12 lg:py-24 ${picture ? 'lg:mr-[41.67%] lg:min-h-[min(42rem,100svh-8rem)] lg:pr-8' : ''}`}
      >
        {title}
        {text}
        {actions}
      </Container>
      {picture && (
        <div className="aspect-4/3 overflow-hidden bg-sunken lg:absolute lg:inset-y-0 lg:right-0 lg:left-[calc(50%+min(50%-2rem,38rem)*0.1667+1rem)] lg:aspect-auto">
          {picture}
        </div>
      )}
    </div>
  ),
} satisfies Record<Layouts['hero'], unknown>
