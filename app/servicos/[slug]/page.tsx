import { ServiceCards } from '@/components/cards/service-cards'
import { missingPage } from '@/components/frame/missing-page'
import { Actions } from '@/components/layout/buttons'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { StructuredData } from '@/components/page-parts/structured-data'
import { RecordDetail, RecordPicture } from '@/components/records/record-detail'
import { NextStep } from '@/components/sections/next-step'
import { actionOfService } from '@/lib/content/actions'
import { recordPages } from '@/lib/pages/kinds/records'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { type SlugParams, slugOf, slugParams } from '@/lib/pages/static-params'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'

export const generateStaticParams = () => slugParams(recordPages.services)

export const generateMetadata = async ({ params }: SlugParams) =>
  pageMetadata(await contentOf(recordPages.services, await slugOf(params)))

export default async function ServicePage({ params }: SlugParams) {
  const slug = await slugOf(params)
  const content = await contentOf(recordPages.services, slug)
  if (!content) return missingPage(routes.service(slug))
  const { record: service, related, data, settings } = content
  const action = actionOfService(slug)
  return (
    <>
      <StructuredData data={data} />
      <PageHeader
        title={service.title}
        intro={service.short}
        crumbs={[{ title: copy.pages.services, href: routes.services }]}
        below={<Actions main={action} settings={settings} className="print:hidden pt-2" />}
        picture={service.image && <RecordPicture picture={service.image} />}
      />
      <RecordDetail record={service} highlights={copy.services.highlights} />
      <NextStep
        title={copy.services.next}
        text={copy.services.nextText}
        settings={settings}
        action={action}
      />
      {related.length > 0 && (
        <Section title={copy.services.related}>
          <ServiceCards records={related} level={3} compact />
        </Section>
      )}
    </>
  )
}
