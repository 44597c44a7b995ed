import type { Metadata } from 'next'
import { ServiceCard } from '@/components/cards/service-card'
import { RecordActions } from '@/components/content/record-actions'
import { RecordDetail } from '@/components/content/record-detail'
import { RecordPicture } from '@/components/content/record-picture'
import { StructuredData } from '@/components/content/structured-data'
import { missingPage } from '@/components/frame/missing-page'
import { Grid } from '@/components/layout/grid'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { contentOf } from '@/lib/pages/render'
import { servicePage } from '@/lib/pages/services'
import { type SlugParams, slugOf, slugParams } from '@/lib/pages/static-params'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'

export function generateStaticParams() {
  return slugParams(servicePage)
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  return pageMetadata(await contentOf(servicePage, await slugOf(params)))
}

export default async function ServicePage({ params }: SlugParams) {
  const content = await contentOf(servicePage, await slugOf(params))
  if (!content) return missingPage()
  const { service, related, data, settings } = content
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
