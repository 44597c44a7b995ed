import { formatPrice } from '@/lib/format/money'
import { runningText } from '@/lib/format/typography'
import type { Product } from '@/lib/resources/products'
import { copy } from '@/site.copy'

type Priced = Pick<Product, 'price' | 'currency' | 'pricePeriod'>

/** The price with its period. A price of 0 is not published; it is shown as "on request". */
function wordsOf({ price, currency, pricePeriod }: Priced) {
  const amount = formatPrice(price, currency)
  return amount
    ? { amount, period: copy.products.perPeriod[pricePeriod] }
    : { amount: copy.products.priceOnRequest, period: '' }
}

/** The price below the title of a card. */
export function ShortPrice({ product }: { product: Priced }) {
  const { amount, period } = wordsOf(product)
  return (
    <p>
      <span
        className={
          product.price > 0 ? 'font-display text-card font-semibold figures' : 'font-semibold text-muted'
        }
      >
        {amount}
      </span>
      {period && <span className="text-small text-muted"> {period}</span>}
    </p>
  )
}

function Price({ product }: { product: Product }) {
  const { amount, period } = wordsOf(product)
  return (
    <p>
      <span className="font-display text-[min(2.5rem,11vw)] leading-tight font-semibold figures">
        {amount}
      </span>
      {period && <span className="text-muted"> {period}</span>}
      {product.priceNote && (
        <span className="block text-small text-muted">{runningText(product.priceNote)}</span>
      )}
    </p>
  )
}

export function Unavailable() {
  return (
    <span className="self-start rounded-button border border-current px-3 py-0.5 text-small font-semibold text-muted">
      {copy.products.unavailable}
    </span>
  )
}

export function ProductOffer({ product }: { product: Product }) {
  return (
    <div className="stack-3">
      {product.available ? (
        <Price product={product} />
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
