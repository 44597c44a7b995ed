import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProductCard } from '@/components/cards/product-card'
import { Container } from '@/components/layout/container'
import { Grid } from '@/components/layout/grid'
import { PageHeader } from '@/components/layout/page-header'
import { NextStep } from '@/components/sections/next-step'
import { pageMetadata } from '@/lib/metadata'
import { routes } from '@/lib/routes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'

export function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    title: copy.pages.products,
    description: copy.products.intro,
    path: routes.products,
  })
}

export default async function ProductsPage() {
  const { products, settings } = await getSite()
  if (products.length === 0) notFound()
  return (
    <>
      <PageHeader title={copy.pages.products} intro={copy.products.intro} crumbs={[]} />
      <Container>
        <div className="pb-16 sm:pb-24">
          <Grid most="three">
            {products.map((product) => (
              <ProductCard key={product.slug} product={product} level={2} />
            ))}
          </Grid>
        </div>
      </Container>
      <NextStep title={copy.products.next} text={copy.products.nextText} settings={settings} />
    </>
  )
}
