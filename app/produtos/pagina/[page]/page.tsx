import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { ProductsIndex } from '@/components/indexes/products-index'
import { pageMetadata } from '@/lib/metadata'
import { laterPage, type PageParams } from '@/lib/page-params'
import { productList } from '@/lib/pages/lists'
import { contentOf } from '@/lib/pages/render'
import { laterPageParams } from '@/lib/pages/static-params'

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
