import { contentOf, pageMetadata, type SlugParams, slugOf, slugParams } from '@site-starter/engine/pages'
import { ProductCards } from '@/components/cards/product-cards'
import { missingPage } from '@/components/frame/missing-page'
import { Actions } from '@/components/layout/buttons'
import { Section } from '@/components/layout/section'
import { StructuredData } from '@/components/page-parts/structured-data'
import { ProductOffer } from '@/components/records/price'
import { isBrief, RecordDetail } from '@/components/records/record-detail'
import { NextStep } from '@/components/sections/next-step'
import { RecordSections } from '@/components/sections/record-sections'
import { actionOfProduct } from '@/lib/content/actions'
import { routes } from '@/lib/routes/routes'
import { recordPages } from '@/lib/views/records'
import { copy } from '@/site/copy'

export const generateStaticParams = () => slugParams(recordPages.products)

export const generateMetadata = async ({ params }: SlugParams) =>
  pageMetadata(await contentOf(recordPages.products, await slugOf(params)))

export default async function ProductPage({ params }: SlugParams) {
  const slug = await slugOf(params)
  const content = await contentOf(recordPages.products, slug)
  if (!content) return missingPage(routes.product(slug))
  const { record: product, related, data, settings } = content
  return (
    <>
      <StructuredData data={data} />
      <RecordSections content={content} position="before" />
      <RecordDetail
        record={product}
        crumbs={[{ title: copy.pages.products, href: routes.products }]}
        facts={
          <>
            <ProductOffer product={product} />
            <Actions settings={settings} main={actionOfProduct(product)} className="print:hidden" />
          </>
        }
        highlights={copy.products.highlights}
      />
      <RecordSections content={content} position="after" />
      {related.length > 0 && (
        <Section title={copy.products.related(related.length)} size="related">
          <ProductCards records={related} level={3} as="related" />
        </Section>
      )}
      {!isBrief(product, related) && (
        <NextStep
          title={product.available ? copy.products.next : copy.products.unavailableNext}
          text={copy.products.nextText}
          action={actionOfProduct(product)}
          settings={settings}
        />
      )}
    </>
  )
}
