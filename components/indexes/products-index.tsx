import { recordsOnPage } from '@/lib/indexes'
import { getSite } from '@/lib/site'
import { copy } from '@/site.copy'
import { ProductCard } from '../cards/product-card'
import { Container } from '../layout/container'
import { Grid } from '../layout/grid'
import { NextStep } from '../sections/next-step'
import { IndexFrame } from './index-frame'

export async function ProductsIndex({ page }: { page: number }) {
  const site = await getSite()
  return (
    <>
      <IndexFrame site={site} name="products" page={page}>
        <Container>
          <div className="pb-16 sm:pb-24">
            <Grid most="three">
              {recordsOnPage(site, 'products', page).map((product) => (
                <ProductCard key={product.slug} product={product} level={2} />
              ))}
            </Grid>
          </div>
        </Container>
      </IndexFrame>
      <NextStep title={copy.products.next} text={copy.products.nextText} settings={site.settings} />
    </>
  )
}
