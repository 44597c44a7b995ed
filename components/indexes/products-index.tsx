import type { ProductCardContent } from '@/lib/cards'
import type { FrameSettings } from '@/lib/pages/frame'
import type { ListContent } from '@/lib/pages/lists'
import type { PeriodName } from '@/lib/periods'
import { copy } from '@/site.copy'
import { PeriodLinks } from '../content/period-links'
import { Container } from '../layout/container'
import { NextStep } from '../sections/next-step'
import { IndexFrame } from './index-frame'
import { ProductGrid } from './product-grid'

interface ProductsIndexProps {
  list: ListContent<ProductCardContent>
  /** With the first page. */
  periods?: PeriodName[]
  settings: FrameSettings
}

export function ProductsIndex({ list, periods = [], settings }: ProductsIndexProps) {
  return (
    <>
      <IndexFrame list={list} below={<PeriodLinks periods={periods} />}>
        <Container>
          <div className="pb-16 sm:pb-24">
            <ProductGrid products={list.records} />
          </div>
        </Container>
      </IndexFrame>
      <NextStep title={copy.products.next} text={copy.products.nextText} settings={settings} />
    </>
  )
}
