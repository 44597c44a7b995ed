import { Phone } from 'lucide'
import { telephoneLink } from '@/lib/contact'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { Paragraphs } from '../content/paragraphs'
import { Picture } from '../content/picture'
import { ButtonLink } from '../layout/button-link'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'

/** Who the business is and the two things a visitor came for. The picture is that of the first service that has one. */
export function Hero({ site }: { site: Site }) {
  const { settings, services } = site
  const picture = services.find((service) => service.image)?.image
  const telephone = telephoneLink(settings)
  const isUnauthored = !settings.name && !settings.tagline && !settings.description
  return (
    <Container>
      <div
        className={`grid items-center gap-10 py-10 sm:py-16 lg:gap-14 lg:py-20 ${picture ? 'lg:grid-cols-[6fr_5fr]' : ''}`}
      >
        <div className="space-y-6 sm:space-y-8">
          {settings.tagline && settings.name && <p className="font-semibold text-accent">{settings.name}</p>}
          <Heading level={1} size="display">
            {isUnauthored ? copy.home.unauthoredTitle : settings.tagline || site.name}
          </Heading>
          <div className="max-w-xl space-y-3 text-lead text-muted">
            <Paragraphs text={isUnauthored ? copy.home.unauthoredText : settings.description} />
          </div>
          <div className="flex flex-wrap gap-4">
            <ButtonLink href={routes.quote}>{copy.actions.quote}</ButtonLink>
            {telephone && (
              <ButtonLink href={telephone} look="outline" icon={Phone}>
                {copy.actions.callNumber(settings.phone)}
              </ButtonLink>
            )}
          </div>
        </div>
        {picture && (
          <div className="aspect-4/3 overflow-hidden rounded-picture bg-sunken lg:aspect-4/5 xl:aspect-square">
            <Picture
              picture={picture}
              sizes="(min-width: 80rem) 34rem, (min-width: 64rem) 42vw, 92vw"
              priority
              className="size-full object-cover"
            />
          </div>
        )}
      </div>
    </Container>
  )
}
