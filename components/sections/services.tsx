import { showPictures } from '@site-starter/engine/pictures'
import { copyHere } from '@/lib/content/copy-in'
import { type ServiceCard, tiers } from '@/lib/kinds/services'
import { routes } from '@/lib/routes/routes'
import { ServiceList } from '../cards/service-list'
import { ListSection } from '../layout/section'
import { OnlyService } from './only-service'
import type { SectionProps } from './props'

/** The number of less important services that a phone lists above a link to all. */
const ROWS_ON_PHONE = 4

/** The fewest services that are grouped by tier. Fewer form one list. */
export const MIN_GROUPED_SERVICES = 5

/** The number of services of each tier that the home page shows, unless site/config.ts sets another. */
const SHOWN_SERVICES = { primary: 6, featured: 6, secondary: 8 }

/** Services by tier. Primary services are cards with pictures, all others are rows. */
export function Services({ site: { services, onlyService }, tone, most }: SectionProps) {
  const copy = copyHere()
  if (onlyService) return <OnlyService service={onlyService} tone={tone} />
  const shown = tiers
    .flatMap((tier) => ofTier(services, tier).slice(0, most ?? SHOWN_SERVICES[tier]))
    .slice(0, most)
  if (shown.length === 0) return null
  const isFew = shown.length < MIN_GROUPED_SERVICES
  const primary = isFew ? [] : ofTier(shown, 'primary')
  const others = isFew ? [] : shown.filter(({ tier }) => tier !== 'primary')
  const hasMore = shown.length < services.length
  // Rows with pictures continue one another on a phone. Coloured cards end before the rows begin.
  const areCards = !showPictures(primary.map(({ image }) => image))
  return (
    <ListSection
      {...copy.home.services}
      {...(isFew && { text: '' })}
      tone={tone}
      href={routes.services}
      all={copy.actions.allServices}
      hasMore={hasMore}
    >
      <div className={`${areCards ? 'stack-6' : ''} sm:stack-8 lg:stack-12`}>
        {isFew && <ServiceList records={shown} level={3} />}
        {primary.length > 0 && <ServiceList records={primary} level={3} tier="primary" isOnHome />}
        {others.length > 0 && (
          <ServiceList
            records={others}
            level={3}
            tier="secondary"
            isOnHome
            onPhone={hasMore ? ROWS_ON_PHONE : undefined}
          />
        )}
      </div>
    </ListSection>
  )
}

function ofTier(services: ServiceCard[], tier: ServiceCard['tier']): ServiceCard[] {
  return services.filter((service) => service.tier === tier)
}
