import type { Metadata } from 'next'
import { ProductCard } from '@/components/cards/product-card'
import { missingPage } from '@/components/frame/missing-page'
import { Grid } from '@/components/layout/grid'
import { PageHeader } from '@/components/layout/page-header'
import { Section } from '@/components/layout/section'
import { StructuredData } from '@/components/page-parts/structured-data'
import { ProductOffer } from '@/components/records/product-offer'
import { RecordActions } from '@/components/records/record-actions'
import { RecordDetail } from '@/components/records/record-detail'
import { RecordPicture } from '@/components/records/record-picture'
import { NextStep } from '@/components/sections/next-step'
import { productPage } from '@/lib/pages/kinds/records'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { type SlugParams, slugOf, slugParams } from '@/lib/pages/static-params'
import { showPictures } from '@/lib/pictures/picture-fit'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'

export function generateStaticParams() {
  return slugParams(productPage)
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  return pageMetadata(await contentOf(productPage, await slugOf(params)))
}

export default async function ProductPage({ params }: SlugParams) {
  const slug = await slugOf(params)
  const content = await contentOf(productPage, slug)
  if (!content) return missingPage(routes.product(slug))
  const { product, related, data, settings } = content
  const pictured = showPictures(related.map(({ image }) => image))
  return (
    <>
      <StructuredData data={data} />
      <PageHeader
        title={product.title}
        intro={product.short}
        crumbs={[{ title: copy.pages.products, href: routes.products }]}
        below={
          <>
            <ProductOffer product={product} />
            <RecordActions href={routes.quote} settings={settings} />
          </>
        }
        picture={product.image && <RecordPicture picture={product.image} />}
      />
      <RecordDetail record={product} highlights={copy.products.highlights} />
      <NextStep
        title={product.available ? copy.products.next : copy.products.unavailableNext}
        text={copy.products.nextText}
        settings={settings}
      />
      {related.length > 0 && (
        <Section title={copy.products.related}>
          <Grid columns="three">
            {related.map((other) => (
              <ProductCard key={other.slug} product={other} level={3} pictured={pictured} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  )
}
