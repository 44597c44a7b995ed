import { contentOf, listPage, type PageParams, pageMetadata } from '@site-starter/engine/pages'
import { ProductCards } from '@/components/cards/product-cards'
import { missingPage } from '@/components/frame/missing-page'
import { IndexPage } from '@/components/page-parts/index-page'
import { PeriodLinks } from '@/components/page-parts/jump-links'
import { NextStep } from '@/components/sections/next-step'
import { listPages } from '@/lib/views/lists'
import { copy } from '@/site/copy'

export const generateMetadata = async (props: PageParams) =>
  pageMetadata(await contentOf(listPages.products, await listPage(props)))

export default async function ProductsPage(props: PageParams) {
  const content = await contentOf(listPages.products, await listPage(props))
  if (!content) return missingPage()
  const { list, periods, settings } = content
  return (
    <>
      <IndexPage name="products" content={content} below={<PeriodLinks periods={periods} />}>
        <ProductCards records={list.records} level={2} as="list" />
      </IndexPage>
      <NextStep title={copy.products.next} text={copy.products.nextText} settings={settings} />
    </>
  )
}
