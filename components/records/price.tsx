import { formatPrice } from '@/lib/engine/text'
import { copyHere } from '@/lib/site/content/copy-in'
import { langOfPlatform, langOfWords, languageHere } from '@/lib/site/content/translations'
import type { Product } from '@/lib/site/kinds/products'
import { runningText } from '../text/words'

const large = 'font-display text-[min(2.5rem,11vw)] leading-tight font-semibold figures'

const looks = {
  card: {
    amount: 'font-display text-card font-semibold figures',
    onRequest: 'font-semibold text-muted',
    period: 'text-small text-muted',
  },
  page: { amount: large, onRequest: large, period: 'text-muted' },
}

interface PriceProps {
  product: Pick<Product, 'price' | 'currency' | 'pricePeriod' | 'priceNote'>
  /** On a card, or on the page of the product. */
  on: keyof typeof looks
}

/** The price with its period and its note. A price of 0 is not published; it is shown as "on request". */
export function Price({ product: { price, currency, pricePeriod, priceNote }, on }: PriceProps) {
  const copy = copyHere()
  const amount = formatPrice(price, currency, languageHere())
  const period = amount && copy.products.perPeriod[pricePeriod]
  const look = looks[on]
  return (
    <p lang={langOfWords()} className="flex flex-wrap items-baseline gap-x-2">
      <span className={amount ? look.amount : look.onRequest}>{amount || copy.products.priceOnRequest}</span>{' '}
      {period && <span className={look.period}>{period}</span>}{' '}
      {priceNote && (
        <span lang={langOfPlatform()} className="text-small text-muted">
          {runningText(priceNote)}
        </span>
      )}
    </p>
  )
}

export function Unavailable() {
  const copy = copyHere()
  return (
    <span
      lang={langOfWords()}
      className="self-start rounded-button border border-current px-3 py-0.5 text-small font-semibold text-muted"
    >
      {copy.products.unavailable}
    </span>
  )
}

export function ProductOffer({ product }: { product: Product }) {
  const copy = copyHere()
  return (
    <div className="stack-3">
      {product.available ? (
        <Price product={product} on="page" />
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
