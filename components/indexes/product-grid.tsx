import type { ProductCardContent } from '@/lib/lists/cards'
import { showPictures } from '@/lib/pictures/picture-fit'
import { ProductCard } from '../cards/product-card'
import { Grid } from '../layout/grid'

/** The products of one page of a list. */
export function ProductGrid({ products }: { products: ProductCardContent[] }) {
  const pictured = showPictures(products.map(({ image }) => image))
  return (
    <Grid columns="three">
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} level={2} pictured={pictured} />
      ))}
    </Grid>
  )
}
