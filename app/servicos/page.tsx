import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ServiceCard } from '@/components/cards/service-card'
import { columnsFor, Grid } from '@/components/layout/grid'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: copy.pages.services,
    description: copy.services.intro,
    path: routes.services,
  })
}

export default async function ServicesPage() {
  const { services, settings } = await getSite()
  if (services.length === 0) notFound()
  const tiers = (['primary', 'featured', 'secondary'] as const)
    .map((tier) => ({ tier, services: services.filter((service) => service.tier === tier) }))
    .filter((group) => group.services.length > 0)
  return (
    <>
      <PageHeader title={copy.pages.services} intro={copy.services.intro} crumbs={[]} />
      {tiers.map((group, index) => (
        <Section
          key={group.tier}
          title={copy.services.tiers[group.tier]}
          tone={index % 2 === 0 ? 'sunken' : 'plain'}
        >
          <Grid most={group.tier === 'secondary' ? 'four' : columnsFor(group.services.length)}>
            {group.services.map((service) => (
              <ServiceCard
                key={service.slug}
                service={service}
                level={3}
                compact={group.tier !== 'primary'}
              />
            ))}
          </Grid>
        </Section>
      ))}
      <NextStep {...copy.home.closing} settings={settings} />
    </>
  )
}
