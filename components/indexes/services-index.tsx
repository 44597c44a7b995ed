import type { ServiceCardContent } from '@/lib/lists/cards'
import { type Tier, tiers } from '@/lib/lists/indexes'
import type { FrameSettings } from '@/lib/pages/frame'
import type { ListContent } from '@/lib/pages/kinds/lists'
import { showPictures } from '@/lib/pictures/picture-fit'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { ServiceCard } from '../cards/service-card'
import { Container } from '../layout/container'
import { Grid } from '../layout/grid'
import { Section } from '../layout/section'
import { JumpLinks } from '../page-parts/jump-links'
import { NextStep } from '../sections/next-step'
import { IndexFrame } from './index-frame'

interface ServicesIndexProps {
  list: ListContent<ServiceCardContent>
  /** The page on which each tier begins. */
  tiers: { tier: Tier; page: number }[]
  settings: FrameSettings
}

const anchors: Record<Tier, string> = { primary: 'principais', featured: 'tambem', secondary: 'outros' }

const FEW = 9

/** Services under the heading of their tier, if there is more than one tier. */
export function ServicesIndex({ list, tiers: tierPages, settings }: ServicesIndexProps) {
  const groups = tiers
    .map((tier) => ({ tier, services: list.records.filter((service) => service.tier === tier) }))
    .filter(({ services }) => services.length > 0)
  // A few services are all in sight.
  const isLong = list.count > 1 || list.records.length > FEW
  const links = (isLong ? tierPages : []).map(({ tier, page }) => ({
    href: `${page === list.page ? '' : routes.indexPage('services', page)}#${anchors[tier]}`,
    title: copy.services.tiers[tier],
  }))
  return (
    <>
      <IndexFrame list={list} below={<JumpLinks label={copy.services.parts} links={links} />}>
        {groups.length === 1 && (
          <Container>
            <div className="pb-16 sm:pb-24">
              <Cards services={list.records} tier="primary" level={2} />
            </div>
          </Container>
        )}
        {groups.length > 1 &&
          groups.map(({ tier, services }, index) => (
            <Section
              key={tier}
              id={anchors[tier]}
              title={copy.services.tiers[tier]}
              tone={index % 2 === 0 ? 'sunken' : 'plain'}
            >
              <Cards services={services} tier={tier} level={3} />
            </Section>
          ))}
      </IndexFrame>
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}

interface CardsProps {
  services: ServiceCardContent[]
  tier: ServiceCardContent['tier']
  level: 2 | 3
}

function Cards({ services, tier, level }: CardsProps) {
  const pictured = showPictures(services.map(({ image }) => image))
  return (
    <Grid columns={tier === 'secondary' ? 'four' : 'three'}>
      {services.map((service) => (
        <ServiceCard
          key={service.slug}
          service={service}
          level={level}
          pictured={pictured}
          compact={tier !== 'primary'}
        />
      ))}
    </Grid>
  )
}
