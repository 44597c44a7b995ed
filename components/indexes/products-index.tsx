import type { ProductCardContent } from '@/lib/lists/cards'
import type { PeriodName } from '@/lib/lists/periods'
import type { FrameSettings } from '@/lib/pages/frame'
import type { ListContent } from '@/lib/pages/kinds/lists'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { PeriodLinks } from '../records/period-links'
import { NextStep } from '../sections/next-step'
import { IndexFrame } from './index-frame'
import { ProductGrid } from './product-grid'

interface ProductsIndexProps {
  list: ListContent<ProductCardContent>
  /** On the first page only. */
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
