import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { ProductsIndex } from '@/components/indexes/products-index'
import { productList } from '@/lib/pages/kinds/lists'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'
import { laterPageParams } from '@/lib/pages/static-params'
import { laterPage, type PageParams } from '@/lib/routing/page-params'

export function generateStaticParams() {
  return laterPageParams(productList)
}

export async function generateMetadata(props: PageParams): Promise<Metadata> {
  return pageMetadata(await contentOf(productList, await laterPage(props)))
}

export default async function LaterProductsPage(props: PageParams) {
  const content = await contentOf(productList, await laterPage(props))
  return content ? <ProductsIndex {...content} /> : missingPage()
}
