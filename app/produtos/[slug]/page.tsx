import type { Metadata } from 'next'
import { ProductCard } from '@/components/cards/product-card'
import { ProductOffer } from '@/components/content/product-offer'
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
import { productPage } from '@/lib/pages/products'
import { contentOf } from '@/lib/pages/render'
import { type SlugParams, slugOf, slugParams } from '@/lib/pages/static-params'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'

export function generateStaticParams() {
  return slugParams(productPage)
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  return pageMetadata(await contentOf(productPage, await slugOf(params)))
}

export default async function ProductPage({ params }: SlugParams) {
  const content = await contentOf(productPage, await slugOf(params))
  if (!content) return missingPage()
  const { product, related, data, settings } = content
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
          <Grid most="three">
            {related.map((other) => (
              <ProductCard key={other.slug} product={other} level={3} />
            ))}
          </Grid>
        </Section>
      )}
    </>
  )
}
