import { formatPrice } from '@/lib/format/money'
import { runningText } from '@/lib/format/typography'
import type { Product } from '@/lib/resources/products'
import { copy } from '@/site.copy'

interface PriceProps {
  product: Pick<Product, 'price' | 'currency' | 'pricePeriod' | 'priceNote'>
  size?: 'card' | 'page'
}

/** The price with its period and note. A price of 0 is not published; it is shown as "on request". */
export function Price({ product, size = 'card' }: PriceProps) {
  const price = formatPrice(product.price, product.currency)
  const period = copy.products.perPeriod[product.pricePeriod]
  const look = size === 'page' ? 'text-section' : 'text-card'
  return (
    <p>
      <span className={`font-display font-semibold ${look}`}>{price ?? copy.products.priceOnRequest}</span>
      {price && period && <span className="text-muted"> {period}</span>}
      {product.priceNote && (
        <span className="block text-small text-muted">{runningText(product.priceNote)}</span>
      )}
    </p>
  )
}

/** Marks a product that is listed but not sold. */
export function Unavailable() {
  return (
    <span className="rounded-full border border-danger px-3 py-0.5 text-small font-semibold text-danger">
      {copy.products.unavailable}
    </span>
  )
}

/** The price of a product, or that it is not for sale, and its reference. */
export function ProductOffer({ product }: { product: Product }) {
  return (
    <div className="space-y-3">
      {product.available ? (
        <Price product={product} size="page" />
      ) : (
        <>
          <p>
            <Unavailable />
          </p>
          <p>{copy.products.unavailableText}</p>
        </>
      )}
      {product.sku && (
        <p className="text-small text-muted">
          {copy.products.sku}: {product.sku}
        </p>
      )}
    </div>
  )
}
