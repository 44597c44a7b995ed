import { type ServiceCard, tiers } from '@/lib/resources/services'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { ServiceCards } from '../cards/service-cards'
import { OpensOnPhone } from '../layout/opens-on-phone'
import { ListSection } from '../layout/section'
import { OnlyService } from './only-service'
import type { SectionProps } from './props'

const MOST = { primary: 6, featured: 6, secondary: 8 }

/** Services by tier. The main ones look more important: cards with pictures; all others are rows. */
export function Services({ site: { services, onlyService }, tone, most }: SectionProps) {
  if (onlyService) return <OnlyService service={onlyService} tone={tone} />
  const shown = tiers.flatMap((tier) => ofTier(services, tier).slice(0, most ?? MOST[tier])).slice(0, most)
  if (shown.length === 0) return null
  const primary = ofTier(shown, 'primary')
  const others = shown.filter(({ tier }) => tier !== 'primary')
  return (
    <ListSection {...copy.home.services} tone={tone} href={routes.services} all={copy.actions.allServices}>
      <div className="stack-8 lg:stack-12">
        {primary.length > 0 && (
          <ServiceCards records={primary} level={3} columns="lead" compact isNumbered width="44rem" />
        )}
        {others.length > 0 && <OtherServices services={others} />}
      </div>
    </ListSection>
  )
}

function ofTier(services: ServiceCard[], tier: ServiceCard['tier']): ServiceCard[] {
  return services.filter((service) => service.tier === tier)
}

/** So many rows are in view on a phone: an even number, as they stand in two columns on a wide screen. */
const IN_VIEW = 4

/** Featured services, then all others, as rows of an index. */
function OtherServices({ services }: { services: ServiceCard[] }) {
  const more = services.slice(IN_VIEW)
  return (
    <div>
      <ServiceCards records={services.slice(0, IN_VIEW)} level={3} isIndex isNumbered />
      {more.length > 0 && (
        <OpensOnPhone summary={copy.actions.more} className="*:[ul]:border-t-0">
          <ServiceCards records={more} level={3} isIndex isNumbered />
        </OpensOnPhone>
      )}
    </div>
  )
}
