import { contentOf, listPage, pageMetadata } from '@site-starter/engine/pages'
import { ProductCards } from '@/components/cards/product-cards'
import { missingPage } from '@/components/frame/missing-page'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { PeriodLinks } from '@/components/page-parts/jump-links'
import { Pagination } from '@/components/page-parts/pagination'
import { NextStep } from '@/components/sections/next-step'
import { periodNames } from '@/lib/kinds/products'
import { routes } from '@/lib/routes/routes'
import { paidProductList, slugAndPage } from '@/lib/views/narrowed'
import { copy } from '@/site/copy'

interface Props {
  params: Promise<{ periodo: string; page?: string }>
}

export const generateStaticParams = () => periodNames.map((periodo) => ({ periodo }))

export const generateMetadata = async (props: Props) => pageMetadata(await contentIn(props))

export default async function PaidProductsPage(props: Props) {
  const content = await contentIn(props)
  if (!content) return missingPage()
  const { head, period, periods, list, settings } = content
  const { page, count, records } = list
  return (
    <>
      <PageHeader
        title={head.title}
        crumbs={[{ title: copy.pages.products, href: routes.products }]}
        below={<PeriodLinks periods={periods} current={period} />}
      />
      <Container className="part plain" inner="stack-12">
        <ProductCards records={records} level={2} />
        <Pagination to={(number) => routes.productsPaid(period, number)} page={page} count={count} />
      </Container>
      <NextStep title={copy.products.next} text={copy.products.nextText} settings={settings} />
    </>
  )
}

async function contentIn(props: Props) {
  const { periodo } = await props.params
  return contentOf(paidProductList, slugAndPage(periodo, await listPage(props)))
}
