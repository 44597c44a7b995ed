import { formatPrice } from '@/lib/format/money'
import type { Product } from '@/lib/platform'
import { copy } from '@/site.copy'

/** The price with its period and note. A price of 0 is not published; it is shown as "on request". */
export function Price({
  product,
  size = 'card',
}: {
  product: Pick<Product, 'price' | 'currency' | 'pricePeriod' | 'priceNote'>
  size?: 'card' | 'page'
}) {
  const price = formatPrice(product)
  const period = copy.products.perPeriod[product.pricePeriod]
  const look = size === 'page' ? 'text-section' : 'text-card'
  return (
    <p>
      <span className={`font-display font-semibold ${look}`}>{price ?? copy.products.priceOnRequest}</span>
      {price && period && <span className="text-muted"> {period}</span>}
      {product.priceNote && <span className="block text-small text-muted">{product.priceNote}</span>}
    </p>
  )
}
