import { copyHere } from '@/lib/content/copy-in'
import { routes } from '@/lib/routes/routes'
import { ProductCards } from '../cards/product-cards'
import { ListSection } from '../layout/section'
import type { SectionProps } from './props'

/** The featured products, or the first products if none is featured. */
export function Products({ site: { products }, tone, most = 3 }: SectionProps) {
  const copy = copyHere()
  const onSale = products.filter((product) => product.available)
  const featured = onSale.filter((product) => product.featured)
  const shown = (featured.length > 0 ? featured : onSale).slice(0, most)
  if (shown.length === 0) return null
  const texts = featured.length > 0 ? copy.home.featuredProducts : copy.home.products
  return (
    <ListSection
      {...texts}
      tone={tone}
      href={routes.products}
      all={copy.actions.allProducts}
      hasMore={shown.length < products.length}
    >
      <ProductCards records={shown} level={3} marksFeatured={false} />
    </ListSection>
  )
}
