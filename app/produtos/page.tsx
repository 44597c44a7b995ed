import type { Metadata } from 'next'
import { missingPage } from '@/components/frame/missing-page'
import { ProductsIndex } from '@/components/indexes/products-index'
import { productList } from '@/lib/pages/kinds/lists'
import { pageMetadata } from '@/lib/pages/metadata'
import { contentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(productList, '1'))
}

export default async function ProductsPage() {
  const content = await contentOf(productList, '1')
  return content ? <ProductsIndex {...content} /> : missingPage()
}
