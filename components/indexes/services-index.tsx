import type { ServiceCardContent } from '@/lib/cards'
import { type Tier, tiers } from '@/lib/indexes'
import type { FrameSettings } from '@/lib/pages/frame'
import type { ListContent } from '@/lib/pages/lists'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { ServiceCard } from '../cards/service-card'
import { JumpLinks } from '../content/jump-links'
import { columnsFor, Grid } from '../layout/grid'
import { Section } from '../layout/section'
import { NextStep } from '../sections/next-step'
import { IndexFrame } from './index-frame'

interface ServicesIndexProps {
  list: ListContent<ServiceCardContent>
  /** Where each tier begins. */
  tiers: { tier: Tier; page: number }[]
  settings: FrameSettings
}

const anchors: Record<Tier, string> = { primary: 'principais', featured: 'tambem', secondary: 'outros' }

const FEW = 9

/** Services under the heading of their tier. */
export function ServicesIndex({ list, tiers: tierPages, settings }: ServicesIndexProps) {
  const groups = tiers
    .map((tier) => ({ tier, services: list.records.filter((service) => service.tier === tier) }))
    .filter(({ services }) => services.length > 0)
  // With few services all of them are in sight.
  const isLong = list.count > 1 || list.records.length > FEW
  const links = (isLong ? tierPages : []).map(({ tier, page }) => ({
    href: `${page === list.page ? '' : routes.indexPage('services', page)}#${anchors[tier]}`,
    title: copy.services.tiers[tier],
  }))
  return (
    <>
      <IndexFrame list={list} below={<JumpLinks label={copy.services.parts} links={links} />}>
        {groups.map(({ tier, services }, index) => (
          <Section
            key={tier}
            id={anchors[tier]}
            title={copy.services.tiers[tier]}
            tone={index % 2 === 0 ? 'sunken' : 'plain'}
          >
            <Grid most={tier === 'secondary' ? 'four' : columnsFor(services.length)}>
              {services.map((service) => (
                <ServiceCard key={service.slug} service={service} level={3} compact={tier !== 'primary'} />
              ))}
            </Grid>
          </Section>
        ))}
      </IndexFrame>
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}
