import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ServiceCard } from '@/components/cards/service-card'
import { RecordActions } from '@/components/content/record-actions'
import { RecordDetail } from '@/components/content/record-detail'
import { RecordPicture } from '@/components/content/record-picture'
import { StructuredData } from '@/components/content/structured-data'
import { Grid } from '@/components/layout/grid'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { bySlug, type SlugParams, slugParams } from '@/lib/records'
import { following } from '@/lib/related'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { serviceData } from '@/lib/structured-data'
import { copy } from '@/site.copy'

export async function generateStaticParams() {
  return slugParams((await getSite()).services)
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const service = await bySlug((await getSite()).services, params)
  if (!service) notFound()
  const { title, short, description, slug } = service
  return pageMetadata({
    title,
    description: short || description,
    path: routes.service(slug),
  })
}

export default async function ServicePage({ params }: SlugParams) {
  const site = await getSite()
  const { services, settings } = site
  const service = await bySlug(services, params)
  if (!service) notFound()
  const related = following(services, service, 3)
  return (
    <>
      <StructuredData data={serviceData(service, site)} />
      <PageHeader
        title={service.title}
        intro={service.short}
        crumbs={[{ title: copy.pages.services, href: routes.services }]}
        below={<RecordActions href={routes.quoteFor(service.slug)} settings={settings} />}
        picture={service.image && <RecordPicture picture={service.image} />}
      />
      <RecordDetail record={service} highlights={copy.services.highlights} />
      <NextStep
        title={copy.services.next}
        text={copy.services.nextText}
        settings={settings}
        action={{ href: routes.quoteFor(service.slug), title: copy.actions.quote }}
      />
      {related.length > 0 && (
        <Section title={copy.services.related}>
          <Grid most="three">
            {related.map((other) => (
              <ServiceCard key={other.slug} service={other} level={3} compact />
            ))}
          </Grid>
        </Section>
      )}
    </>
  )
}
