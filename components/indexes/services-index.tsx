import { recordsOnPage, tiers } from '@/lib/indexes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'
import { ServiceCard } from '../cards/service-card'
import { columnsFor, Grid } from '../layout/grid'
import { Section } from '../layout/section'
import { NextStep } from '../sections/next-step'
import { IndexFrame } from './index-frame'

/** Services under the heading of their tier. */
export async function ServicesIndex({ page }: { page: number }) {
  const site = await getSite()
  const shown = recordsOnPage(site, 'services', page)
  const groups = tiers
    .map((tier) => ({ tier, services: shown.filter((service) => service.tier === tier) }))
    .filter(({ services }) => services.length > 0)
  return (
    <>
      <IndexFrame site={site} name="services" page={page}>
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
      <NextStep {...copy.home.closing} settings={site.settings} />
    </>
  )
}
