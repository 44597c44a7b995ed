import { runningText } from '@/lib/format/typography'
import type { ProductCardContent } from '@/lib/lists/cards'
import { showPictures } from '@/lib/pictures/picture-fit'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import { Grid } from '../layout/grid'
import { Price, Unavailable } from '../records/price'
import { Card, type CardsProps } from './card'

interface ProductCardsProps extends Pick<CardsProps<ProductCardContent>, 'records' | 'level'> {
  /** False below a heading that already says "featured". */
  marksFeatured?: boolean
}

export function ProductCards({ records, level, marksFeatured = true }: ProductCardsProps) {
  const pictured = showPictures(records.map(({ image }) => image))
  return (
    <Grid>
      {records.map((product) => (
        <Card
          key={product.slug}
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
              {product.available ? marksFeatured && product.featured && <Featured /> : <Unavailable />}
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
      ))}
    </Grid>
  )
}

/** Marks a product that the business features. */
function Featured() {
  return (
    <span className="rounded-full bg-accent px-3 py-0.5 text-small font-semibold text-on-accent">
      {copy.products.featured}
    </span>
  )
}
