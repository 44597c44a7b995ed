import { runningText } from '@/lib/format/typography'
import type { FrameSettings } from '@/lib/pages/frame'
import type { HomeSite } from '@/lib/pages/kinds/home'
import type { Picture } from '@/lib/platform'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { ButtonLink } from '../../layout/button-link'
import { CallButton } from '../../layout/call-button'
import { Heading, sizeFor } from '../../layout/heading'
import { Paragraphs } from '../../text/paragraphs'

export interface HeroProps {
  site: HomeSite
  picture: Picture | undefined
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

/** Name, tagline and description. Without any of them: a text that announces them. */
export function HeroWords({ site }: { site: HomeSite }) {
  const { name } = site.settings
  const { title, text } = headline(site)
  return (
    <>
      {name && title !== name && <p className="font-semibold text-accent">{runningText(name)}</p>}
      <Heading level={1} size={sizeFor(title, 'display')}>
        {title}
      </Heading>
      {text && (
        <div className="max-w-xl space-y-3 text-lead text-muted">
          <Paragraphs text={text} />
        </div>
      )}
    </>
  )
}

/** The two actions: ask for a quote, or call. */
export function HeroActions({ settings }: { settings: FrameSettings }) {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <ButtonLink href={routes.quote}>{copy.actions.quote}</ButtonLink>
      <CallButton settings={settings} />
    </div>
  )
}
