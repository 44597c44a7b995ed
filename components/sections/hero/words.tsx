import { telephoneLink } from '@/lib/contact'
import type { FrameSettings } from '@/lib/pages/frame'
import type { HomeSite } from '@/lib/pages/home'
import type { Picture } from '@/lib/platform'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { BoundWords } from '../../content/bound-words'
import { Paragraphs } from '../../content/paragraphs'
import { ButtonLink } from '../../layout/button-link'
import { Heading } from '../../layout/heading'

export interface HeroProps {
  site: HomeSite
  picture: Picture | undefined
}

/** Name, tagline and description; a business that has written nothing yet says that it soon will. */
export function HeroWords({ site }: { site: HomeSite }) {
  const { name, tagline, description } = site.settings
  const isUnauthored = !name && !tagline && !description
  return (
    <>
      {tagline && name && <p className="font-semibold text-accent">{name}</p>}
      <Heading level={1} size="display">
        <BoundWords text={isUnauthored ? copy.home.unauthoredTitle : tagline || site.name} />
      </Heading>
      <div className="max-w-xl space-y-3 text-lead text-muted">
        <Paragraphs text={isUnauthored ? copy.home.unauthoredText : description} />
      </div>
    </>
  )
}

/** Ask for a quote, or call. */
export function HeroActions({ settings }: { settings: FrameSettings }) {
  const telephone = telephoneLink(settings)
  return (
    <div className="flex flex-wrap gap-4">
      <ButtonLink href={routes.quote}>{copy.actions.quote}</ButtonLink>
      {telephone && (
        <ButtonLink href={telephone} look="outline" icon="phone">
          {copy.actions.callNumber(settings.phone)}
        </ButtonLink>
      )}
    </div>
  )
}
