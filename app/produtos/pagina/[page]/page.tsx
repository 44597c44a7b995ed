import { ProductsIndex } from '@/components/indexes/products-index'
import { laterIndexPages } from '@/lib/indexes'
import { indexMetadata } from '@/lib/metadata'
import { type PageParams, pageNumber } from '@/lib/page-params'

export function generateStaticParams() {
  return laterIndexPages('products')
}

export async function generateMetadata(props: PageParams) {
  return indexMetadata('products', await pageNumber(props))
}

export default async function LaterProductsPage(props: PageParams) {
  return <ProductsIndex page={await pageNumber(props)} />
}
