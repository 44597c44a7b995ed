import type { Metadata } from 'next'
import { ProductsIndex } from '@/components/indexes/products-index'
import { pageMetadata } from '@/lib/metadata'
import { productList } from '@/lib/pages/lists'
import { contentOf, existingContentOf } from '@/lib/pages/render'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await contentOf(productList, '1'))
}

export default async function ProductsPage() {
  return <ProductsIndex {...(await existingContentOf(productList, '1'))} />
}
