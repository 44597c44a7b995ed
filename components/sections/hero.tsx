import { shapeOf } from '@site-starter/engine/pictures'
import { theme } from '@theme/theme'
import type { CSSProperties } from 'react'
import { businessNumbers } from '@/lib/content/business-numbers'
import { copyHere } from '@/lib/content/copy-in'
import type { HomeSite } from '@/lib/views/home'
import { PlaceAndHours } from '../contact/place-and-hours'
import { Numbers } from '../content-sections/numbers'
import { Actions } from '../layout/buttons'
import { Container } from '../layout/container'
import { Heading, sizeFor, sizeOfPoster } from '../layout/heading'
import { Picture } from '../media/picture'
import { Paragraphs } from '../text/text'
import type { SectionProps } from './props'

const layout = theme.hero

/** The first screen: what the business does and the two main actions, in the theme's layout. */
export function Hero({ site }: Pick<SectionProps, 'site'>) {
  const { heroPicture, settings } = site
  if (!heroPicture)
    return (
      <>
        <Poster site={site} />
        <Numbers isStill numbers={businessNumbers(site)} tone={layout.poster.numbers ?? 'plain'} />
      </>
    )
  const { title, text } = headline(site)
  const shape: CSSProperties & Record<'--shape', number> = { '--shape': shapeOf(heroPicture, [4 / 5, 2]) }
  return (
    <div className={layout.band}>
      <Container inner={layout.words}>
        <Heading level={1} size={sizeFor(title, 'display')} text={title} />
        {text && (
          <div className={`max-w-xl stack-3 text-lead text-muted ${layout.text ?? ''}`}>
            <Paragraphs text={text} />
          </div>
        )}
        <Actions settings={settings} className={layout.actions} />
      </Container>
      <div className={`overflow-hidden bg-sunken ${layout.picture}`} style={shape}>
        <Picture picture={heroPicture} sizes={layout.sizes} priority className="size-full object-cover" />
      </div>
    </div>
  )
}

/** The first screen without a picture: the headline as large as possible across the page, then the text, address and hours. */
function Poster({ site }: Pick<SectionProps, 'site'>) {
  const { settings, locations } = site
  const { title, text } = headline(site)
  const { band, words, facts } = layout.poster
  return (
    <div className={band}>
      <Container inner={`grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] ${words}`}>
        <div className="lg:col-span-full">
          <Heading level={1} size={sizeOfPoster(title)} text={title} />
        </div>
        {text && (
          <div className="max-w-xl stack-3 text-lead text-muted lg:col-span-7">
            <Paragraphs text={text} />
          </div>
        )}
        <Actions settings={settings} className="lg:col-span-7 lg:col-start-1" />
        <PlaceAndHours
          places={locations}
          schedule={settings.schedule}
          className={`lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-2 ${facts}`}
        />
      </Container>
    </div>
  )
}

/** The longest description that can replace a missing tagline, in characters. */
const MAX_HEADLINE_CHARACTERS = 90

/** The headline: the tagline, or a short description. The header already contains the name. */
function headline({ name: siteName, settings: { name, tagline, description } }: HomeSite) {
  const copy = copyHere()
  if (tagline) return { title: tagline, text: description }
  if (!name && !description) return { title: copy.home.unauthoredTitle, text: copy.home.unauthoredText }
  if (name && description && description.length <= MAX_HEADLINE_CHARACTERS && !description.includes('\n'))
    return { title: description, text: '' }
  return { title: siteName, text: description }
}
