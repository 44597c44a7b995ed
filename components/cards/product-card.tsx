import type { ProductCardContent } from '@/lib/cards'
import { routes } from '@/lib/routes'
import { Featured } from '../content/featured'
import { Price } from '../content/price'
import { Unavailable } from '../content/unavailable'
import { Icon } from '../icon'
import { Card } from './card'

interface ProductCardProps {
  product: ProductCardContent
  level: 2 | 3
  /** False under a heading that says so already. */
  marksFeatured?: boolean
}

export function ProductCard({ product, level, marksFeatured = true }: ProductCardProps) {
  const mark = product.available ? marksFeatured && product.featured && <Featured /> : <Unavailable />
  return (
    <Card
      href={routes.product(product.slug)}
      title={product.title}
      level={level}
      picture={product.image}
      compact
      emblem={<Icon name={product.icon} size="inherit" />}
      above={
        <span className="flex flex-wrap items-center justify-between gap-3 text-accent">
          <Icon name={product.icon} size="large" />
          {mark}
        </span>
      }
    >
      {product.short && <p className="text-muted">{product.short}</p>}
      {product.available && (
        <div className="mt-auto pt-1 sm:pt-3">
          <Price product={product} />
        </div>
      )}
    </Card>
  )
}
