import type { ProductCardContent } from '@/lib/cards'
import type { FrameSettings } from '@/lib/pages/frame'
import type { ListContent } from '@/lib/pages/lists'
import { copy } from '@/site.copy'
import { ProductCard } from '../cards/product-card'
import { Container } from '../layout/container'
import { Grid } from '../layout/grid'
import { NextStep } from '../sections/next-step'
import { IndexFrame } from './index-frame'

interface ProductsIndexProps {
  list: ListContent<ProductCardContent>
  settings: FrameSettings
}

export function ProductsIndex({ list, settings }: ProductsIndexProps) {
  return (
    <>
      <IndexFrame list={list}>
        <Container>
          <div className="pb-16 sm:pb-24">
            <Grid most="three">
              {list.records.map((product) => (
                <ProductCard key={product.slug} product={product} level={2} />
              ))}
            </Grid>
          </div>
        </Container>
      </IndexFrame>
      <NextStep title={copy.products.next} text={copy.products.nextText} settings={settings} />
    </>
  )
}
