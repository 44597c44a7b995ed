import type { ServiceCardContent } from '@/lib/cards'
import { tiers } from '@/lib/indexes'
import type { FrameSettings } from '@/lib/pages/frame'
import type { ListContent } from '@/lib/pages/lists'
import { copy } from '@/site.copy'
import { ServiceCard } from '../cards/service-card'
import { columnsFor, Grid } from '../layout/grid'
import { Section } from '../layout/section'
import { NextStep } from '../sections/next-step'
import { IndexFrame } from './index-frame'

interface ServicesIndexProps {
  list: ListContent<ServiceCardContent>
  settings: FrameSettings
}

/** Services under the heading of their tier. */
export function ServicesIndex({ list, settings }: ServicesIndexProps) {
  const groups = tiers
    .map((tier) => ({ tier, services: list.records.filter((service) => service.tier === tier) }))
    .filter(({ services }) => services.length > 0)
  return (
    <>
      <IndexFrame list={list}>
        {groups.map(({ tier, services }, index) => (
          <Section key={tier} title={copy.services.tiers[tier]} tone={index % 2 === 0 ? 'sunken' : 'plain'}>
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
