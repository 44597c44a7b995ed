import { theme } from '@theme/theme'
import type { HomeSite } from '@/lib/site/views/home'
import { copy } from '@/site/copy'
import { Actions } from '../layout/buttons'
import { Container } from '../layout/container'
import { Heading, sizeFor } from '../layout/heading'
import { Picture } from '../media/picture'
import { Paragraphs } from '../text/text'
import type { SectionProps } from './props'

const look = theme.hero

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
