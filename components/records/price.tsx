import { copyHere } from '@/lib/content/copy-in'
import { shownPrice } from '@/lib/content/price'
import { langOfPlatform, langOfWords } from '@/lib/content/translations'
import type { Product } from '@/lib/kinds/products'
import { siteConfig } from '@/site/config'
import { runningText } from '../text/words'

const large = 'font-price text-[min(2.5rem,11vw)] leading-tight font-semibold figures'

const layouts = {
  card: {
    amount: 'font-price text-card font-semibold figures',
    onRequest: 'font-semibold text-muted',
    period: 'text-small text-muted',
  },
  page: { amount: large, onRequest: large, period: 'text-muted' },
}

interface PriceProps {
  product: Pick<Product, 'price' | 'currency' | 'pricePeriod' | 'priceNote'>
  /** Where the price stands: on a card, or on the product's page. */
  on: keyof typeof layouts
}

/** The price with its period and note; nothing on a site without prices. */
export function Price({ product, on }: PriceProps) {
  if (siteConfig.prices === false) return null
  const { text, isAmount, isNote, period, note } = shownPrice(product)
  const layout = layouts[on]
  return (
    <p lang={langOfWords()} className="flex flex-wrap items-baseline gap-x-2">
      <span
        lang={isNote ? langOfPlatform() : undefined}
        className={isAmount ? layout.amount : layout.onRequest}
      >
        {runningText(text)}
      </span>{' '}
      {period && <span className={layout.period}>{period}</span>}{' '}
      {note && (
        <span lang={langOfPlatform()} className="text-small text-muted">
          {runningText(note)}
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
          <p>{runningText(copy.products.unavailableText)}</p>
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
