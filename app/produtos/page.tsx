import { ProductsIndex } from '@/components/indexes/products-index'
import { indexMetadata } from '@/lib/metadata'

export function generateMetadata() {
  return indexMetadata('products', 1)
}

export default function ProductsPage() {
  return <ProductsIndex page={1} />
}
