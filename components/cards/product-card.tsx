import { runningText } from '@/lib/format/typography'
import type { ProductCardContent } from '@/lib/lists/cards'
import { routes } from '@/lib/routing/routes'
import { Icon } from '../icon'
import { Unavailable } from '../page-parts/unavailable'
import { Featured } from '../records/featured'
import { Price } from '../records/price'
import { Card } from './card'

interface ProductCardProps {
  product: ProductCardContent
  level: 2 | 3
  pictured: boolean
  /** False below a heading that already says "featured". */
  marksFeatured?: boolean
}

export function ProductCard({ product, level, pictured, marksFeatured = true }: ProductCardProps) {
  const mark = product.available ? marksFeatured && product.featured && <Featured /> : <Unavailable />
  return (
    <Card
      href={routes.product(product.slug)}
      title={product.title}
      level={level}
      picture={product.image}
      pictured={pictured}
      compact
      emblem={<Icon name={product.icon} size="inherit" />}
      above={
        <span className="flex flex-wrap items-center justify-between gap-3 text-accent">
          <Icon name={product.icon} size="large" />
          {mark}
        </span>
      }
    >
      {product.short && <p className="text-muted">{runningText(product.short)}</p>}
      {product.available && (
        <div className="mt-auto pt-1 sm:pt-3">
          <Price product={product} />
        </div>
      )}
    </Card>
  )
}
