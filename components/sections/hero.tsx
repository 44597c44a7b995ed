import { byLayout } from '@/lib/config/theme/layout-of'
import type { HomeSite } from '@/lib/pages/kinds/home'
import { phoneColumn } from '@/lib/pictures/phone-column'
import { copy } from '@/site.copy'
import { Actions } from '../layout/buttons'
import { Container } from '../layout/container'
import { Heading, sizeFor } from '../layout/heading'
import { Picture } from '../media/picture'
import { Paragraphs } from '../text/text'
import type { SectionProps } from './props'

interface Look {
  band: string
  /** Around all words, and as well when there is a picture, or none. */
  words: string
  beside: string
  alone: string
  text?: string
  actions?: string
  picture: string
  sizes: string
}

const look: Look = byLayout('hero', {
  /** The text on one side, the picture on the other side up to the edge of the screen, with one large corner. */
  split: {
    band: 'relative pb-12 lg:pb-0',
    words: 'flex flex-col justify-center gap-6 py-8 sm:gap-8 sm:py-12 lg:py-16',
    beside: 'lg:mr-[50%] lg:min-h-[min(46rem,100svh-4.5rem)] lg:pr-12',
    alone: '',
    picture:
      'mx-5 aspect-4/3 rounded-picture rounded-bl-[min(var(--radius-hero),4rem)] sm:mx-8 lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2 lg:mx-0 lg:aspect-auto lg:rounded-none lg:rounded-bl-hero',
    // A 3:2 photograph as high as the first screen (46rem) is wider than its half of it.
    sizes: `(min-width: 64rem) max(50vw, 69rem), ${phoneColumn}`,
  },
  /** The picture across the whole width, then the headline, with its buttons below and the text beside it. */
  plate: {
    band: 'flex flex-col-reverse',
    words: 'grid gap-x-8 gap-y-6 pb-12 lg:grid-cols-[8fr_4fr] lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:pb-24',
    beside: 'pt-8 lg:pt-12',
    alone: 'pt-16 lg:pt-24',
    text: 'lg:col-start-2 lg:row-span-2',
    actions: 'self-start',
    picture: 'aspect-3/2 w-full sm:aspect-21/9 sm:max-h-[56svh]',
    sizes: '100vw',
  },
  /** The text on a deep ground, and the picture beside it from edge to edge. */
  stage: {
    band: 'on-deep relative',
    words: 'flex flex-col justify-center gap-6 pt-8 pb-12 sm:gap-8 sm:pt-12 lg:py-24',
    beside: 'lg:mr-[41.67%] lg:min-h-[min(42rem,100svh-8rem)] lg:pr-8',
    alone: '',
    picture:
      'aspect-4/3 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[calc(50%+min(50%-2rem,38rem)*0.1667+1rem)] lg:aspect-auto',
    sizes: '(min-width: 64rem) max(42vw, 63rem), 94vw',
  },
})

/** What the business does and the two main actions, in the theme's layout. */
export function Hero({ site }: Pick<SectionProps, 'site'>) {
  const { heroPicture, settings } = site
  const { title, text } = headline(site)
  return (
    <div className={look.band}>
      <Container inner={`${look.words} ${heroPicture ? look.beside : look.alone}`}>
        <Heading level={1} size={sizeFor(title, 'display')} text={title} />
        {text && (
          <div className={`max-w-xl stack-3 text-lead text-muted ${look.text ?? ''}`}>
            <Paragraphs text={text} />
          </div>
        )}
        <Actions settings={settings} className={look.actions} />
      </Container>
      {heroPicture && (
        <div className={`overflow-hidden bg-sunken ${look.picture}`}>
          <Picture picture={heroPicture} sizes={look.sizes} priority className="size-full object-cover" />
        </div>
      )}
    </div>
  )
}

/** A description of at most so many characters can replace a missing tagline. */
const SHORT = 90

/** The headline: the tagline, or a short description. The name already stands in the header. */
function headline({ name: siteName, settings: { name, tagline, description } }: HomeSite) {
  if (tagline) return { title: tagline, text: description }
  if (!name && !description) return { title: copy.home.unauthoredTitle, text: copy.home.unauthoredText }
  if (name && description && description.length <= SHORT && !description.includes('\n'))
    return { title: description, text: '' }
  return { title: siteName, text: description }
}
