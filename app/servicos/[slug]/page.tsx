import type { Metadata } from 'next'
import { ServiceCard } from '@/components/cards/service-card'
import { missingPage } from '@/components/frame/missing-page'
import { Grid } from '@/components/layout/grid'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { StructuredData } from '@/components/page-parts/structured-data'
import { RecordActions } from '@/components/records/record-actions'
import { RecordDetail } from '@/components/records/record-detail'
import { RecordPicture } from '@/components/records/record-picture'
import { NextStep } from '@/components/sections/next-step'
import { servicePage } from '@/lib/pages/kinds/records'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { type SlugParams, slugOf, slugParams } from '@/lib/pages/static-params'
import { showPictures } from '@/lib/pictures/picture-fit'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'

export function generateStaticParams() {
  return slugParams(servicePage)
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  return pageMetadata(await contentOf(servicePage, await slugOf(params)))
}

export default async function ServicePage({ params }: SlugParams) {
  const slug = await slugOf(params)
  const content = await contentOf(servicePage, slug)
  if (!content) return missingPage(routes.service(slug))
  const { service, related, data, settings } = content
  const pictured = showPictures(related.map(({ image }) => image))
  return (
    <>
      <StructuredData data={data} />
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
          <Grid columns="three">
            {related.map((other) => (
              <ServiceCard key={other.slug} service={other} level={3} pictured={pictured} compact />
            ))}
          </Grid>
        </Section>
      )}
    </>
  )
}
