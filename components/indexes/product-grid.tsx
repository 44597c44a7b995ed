import type { ProductCardContent } from '@/lib/cards'
import { ProductCard } from '../cards/product-card'
import { Grid } from '../layout/grid'

/** The products of one page of a list. */
export function ProductGrid({ products }: { products: ProductCardContent[] }) {
  return (
    <Grid most="three">
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} level={2} />
      ))}
    </Grid>
  )
}
