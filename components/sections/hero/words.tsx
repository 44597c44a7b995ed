import type { HomeSite } from '@/lib/pages/kinds/home'
import { copy } from '@/site.copy'
import { Heading, sizeFor } from '../../layout/heading'
import { Paragraphs } from '../../text/text'

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

export function heroWords(site: HomeSite) {
  const { title, text } = headline(site)
  return {
    title: <Heading level={1} size={sizeFor(title, 'display')} text={title} />,
    text: text && (
      <div className="max-w-xl stack-3 text-lead text-muted">
        <Paragraphs text={text} />
      </div>
    ),
  }
}
