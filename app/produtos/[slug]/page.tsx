import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductCard } from '@/components/cards/product-card'
import { ProductOffer } from '@/components/content/product-offer'
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
import { productData } from '@/lib/structured-data'
import { copy } from '@/site.copy'

export async function generateStaticParams() {
  return slugParams((await getSite()).products)
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const product = await bySlug((await getSite()).products, params)
  if (!product) notFound()
  const { title, short, description, slug } = product
  return pageMetadata({
    title,
    description: short || description,
    path: routes.product(slug),
  })
}

export default async function ProductPage({ params }: SlugParams) {
  const { products, settings } = await getSite()
  const product = await bySlug(products, params)
  if (!product) notFound()
  const related = following(products, product, products.length)
    .filter(({ available }) => available)
    .slice(0, 3)
  return (
    <>
      <StructuredData data={productData(product)} />
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
