import { contentOf, pageMetadata, type SlugParams, slugOf, slugParams } from '@site-starter/engine/pages'
import { theme } from '@theme/theme'
import { ServiceCards } from '@/components/cards/service-cards'
import { missingPage } from '@/components/frame/missing-page'
import { Actions } from '@/components/layout/buttons'
import { Section } from '@/components/layout/section'
import { StructuredData } from '@/components/page-parts/structured-data'
import { isBrief, RecordDetail } from '@/components/records/record-detail'
import { RecordProof } from '@/components/records/record-proof'
import { NextStep } from '@/components/sections/next-step'
import { RecordSections } from '@/components/sections/record-sections'
import { actionOfService } from '@/lib/content/actions'
import { routes } from '@/lib/routes/routes'
import { recordPages, serviceProof } from '@/lib/views/records'
import { copy } from '@/site/copy'

export const generateStaticParams = () => slugParams(recordPages.services)

export const generateMetadata = async ({ params }: SlugParams) =>
  pageMetadata(await contentOf(recordPages.services, await slugOf(params)))

export default async function ServicePage({ params }: SlugParams) {
  const slug = await slugOf(params)
  const content = await contentOf(recordPages.services, slug)
  if (!content) return missingPage(routes.service(slug))
  const { record: service, related, data, settings } = content
  const action = actionOfService(slug)
  const proof = await contentOf(serviceProof, slug)
  const hasProof = proof !== undefined && (proof.testimonial !== undefined || proof.faqs.length > 1)
  return (
    <>
      <StructuredData data={data} />
      <RecordSections content={content} position="before" />
      <RecordDetail
        record={service}
        crumbs={[{ title: copy.pages.services, href: routes.services }]}
        facts={<Actions main={action} settings={settings} className="print:hidden" />}
        highlights={copy.services.highlights}
      />
      <RecordSections content={content} position="after" />
      {proof && <RecordProof {...proof} />}
      {related.length > 0 && (
        <Section title={copy.services.related(related.length)} size="related">
          <ServiceCards records={related} level={3} isIndex={theme.cards.related === 'index'} />
        </Section>
      )}
      {(hasProof || !isBrief(service, related)) && (
        <NextStep
          title={copy.services.next}
          text={copy.services.nextText}
          settings={settings}
          action={action}
        />
      )}
    </>
  )
}
