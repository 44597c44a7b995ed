import { runningText } from '@/lib/format/typography'
import type { ProductCard } from '@/lib/resources/products'
import { routes } from '@/lib/routing/routes'
import { ShortPrice, Unavailable } from '../records/price'
import { CardList, type CardsProps } from './card-list'
import { CardText, Featured, iconOf, isFew } from './card-parts'

interface ProductCardsProps extends Pick<CardsProps<ProductCard>, 'records' | 'level'> {
  /** False below a heading that already says "featured". */
  marksFeatured?: boolean
}

export function ProductCards({ records, level, marksFeatured = true }: ProductCardsProps) {
  const marks = marksFeatured && isFew(records, ({ featured }) => featured)
  const cards = records.map((product) => {
    const { slug, title, image, icon, short, available, featured, priceNote } = product
    return {
      ...{ href: routes.product(slug), title, picture: image, icon: iconOf('products', icon) },
      above: available ? marks && featured && <Featured /> : <Unavailable />,
      beside: available && <ShortPrice product={product} />,
      below: (
        <>
          <CardText text={short} />
          {available && priceNote && (
            <p className="mt-auto text-small text-muted">{runningText(priceNote)}</p>
          )}
        </>
      ),
    }
  })
  return <CardList cards={cards} level={level} compact />
}
