import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import type { ProductCard } from '@/lib/resources/products'
import { routes } from '@/lib/routing/routes'
import { Icon } from '../icon'
import { Price, Unavailable } from '../records/price'
import { CardList, type CardsProps } from './card-list'
import { Featured } from './featured'

interface ProductCardsProps extends Pick<CardsProps<ProductCard>, 'records' | 'level'> {
  /** False below a heading that already says "featured". */
  marksFeatured?: boolean
}

export function ProductCards({ records, level, marksFeatured = true }: ProductCardsProps) {
  const cards = records.map((product) => ({
    href: routes.product(product.slug),
    title: product.title,
    picture: product.image,
    emblem: <Icon name={product.icon} size="inherit" />,
    above: (
      <span className="flex flex-wrap items-center justify-between gap-3 text-accent">
        <Icon name={product.icon} size="large" />
        {product.available ? marksFeatured && product.featured && <Featured /> : <Unavailable />}
      </span>
    ),
    below: (
      <>
        {product.short && (
          <p dir={directionOf(product.short)} className="text-muted">
            {runningText(product.short)}
          </p>
        )}
        {product.available && (
          <div className="mt-auto pt-1 sm:pt-3">
            <Price product={product} />
          </div>
        )}
      </>
    ),
  }))
  return <CardList cards={cards} level={level} compact />
}
