import type { ProductCardContent } from '@/lib/lists/cards'
import type { PeriodName } from '@/lib/lists/periods'
import type { FrameSettings } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'
import { Pagination } from '../page-parts/pagination'
import { PeriodLinks } from '../records/period-links'
import { NextStep } from '../sections/next-step'
import { ProductGrid } from './product-grid'

interface PaidProductsIndexProps {
  head: { title: string }
  period: PeriodName
  periods: PeriodName[]
  list: { page: number; count: number; records: ProductCardContent[] }
  settings: FrameSettings
}

/** One page of the products of one price period. */
export function PaidProductsIndex(props: PaidProductsIndexProps) {
  const { head, period, periods, settings } = props
  const { page, count, records } = props.list
  return (
    <>
      <PageHeader
        title={head.title}
        crumbs={[{ title: copy.pages.products, href: routes.products }]}
        below={<PeriodLinks periods={periods} current={period} />}
      />
      <Container>
        <div className="space-y-12 pb-16 sm:pb-24">
          <ProductGrid products={records} />
          {count > 1 && (
            <Pagination to={(number) => routes.productsPaid(period, number)} page={page} count={count} />
          )}
        </div>
      </Container>
      <NextStep title={copy.products.next} text={copy.products.nextText} settings={settings} />
    </>
  )
}
