import type { Product } from '@/lib/platform'
import { copy } from '@/site.copy'
import { Unavailable } from '../page-parts/unavailable'
import { Price } from './price'

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
