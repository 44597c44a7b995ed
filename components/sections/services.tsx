import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import { type ServiceCard, tiers } from '@/lib/resources/services'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { ServiceCards } from '../cards/service-cards'
import { Icon } from '../icon'
import { Grid } from '../layout/grid'
import { Heading } from '../layout/heading'
import { ListSection } from '../layout/section'
import { Words } from '../text/text'
import { OnlyService } from './only-service'
import type { SectionProps } from './props'

const MOST = { primary: 6, featured: 6, secondary: 8 }

/** Services by tier. Higher tiers look more important: cards with pictures, then texts with an icon, then lines. */
export function Services({ site: { services, onlyService }, tone, most }: SectionProps) {
  if (onlyService) return <OnlyService service={onlyService} tone={tone} />
  const shown = tiers.flatMap((tier) => ofTier(services, tier).slice(0, most ?? MOST[tier])).slice(0, most)
  if (shown.length === 0) return null
  const primary = ofTier(shown, 'primary')
  const featured = ofTier(shown, 'featured')
  const secondary = ofTier(shown, 'secondary')
  return (
    <ListSection {...copy.home.services} tone={tone} href={routes.services} all={copy.actions.allServices}>
      <div className="space-y-10 lg:space-y-14">
        {primary.length > 0 && <ServiceCards records={primary} level={3} />}
        {featured.length > 0 && <FeaturedServices services={featured} />}
        {secondary.length > 0 && <OtherServices services={secondary} />}
      </div>
    </ListSection>
  )
}

function ofTier(services: ServiceCard[], tier: ServiceCard['tier']): ServiceCard[] {
  return services.filter((service) => service.tier === tier)
}

function FeaturedServices({ services }: { services: ServiceCard[] }) {
  return (
    <Grid>
      {services.map(({ slug, title, short, icon }) => (
        <li key={slug} className="group relative space-y-3 border-t-2 border-accent pt-5">
          <span className="block text-accent">
            <Icon name={icon} size="large" />
          </span>
          <Heading level={3} size="card" text={title} href={routes.service(slug)} />
          {short && (
            <p dir={directionOf(short)} className="text-muted">
              {runningText(short)}
            </p>
          )}
        </li>
      ))}
    </Grid>
  )
}

function OtherServices({ services }: { services: ServiceCard[] }) {
  return (
    <ul className="grid gap-x-10 border-t border-line md:grid-cols-2">
      {services.map(({ slug, title, icon }) => (
        <li key={slug} className="border-b border-line only:col-span-full">
          <a
            href={routes.service(slug)}
            className="flex items-start gap-4 py-5 font-semibold hover:underline"
          >
            <span className="mt-0.5 shrink-0 text-accent">
              <Icon name={icon} />
            </span>
            <span>
              <Words text={title} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
