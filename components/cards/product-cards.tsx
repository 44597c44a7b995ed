import { theme } from '@theme/theme'
import type { ProductCard } from '@/lib/kinds/products'
import { routes } from '@/lib/routes/routes'
import { Price, Unavailable } from '../records/price'
import { CardList, type CardsProps } from './card-list'
import { CardText, Featured, iconOf, isFew } from './card-parts'
import { fitInLines, LineList } from './line-list'

interface ProductCardsProps extends Pick<CardsProps<ProductCard>, 'records' | 'level'> {
  /** Whether to mark featured products. False below a heading that already says "featured". */
  marksFeatured?: boolean
  /** The context of the cards: the full list, a part of it, or products related to another record. */
  as?: 'list' | 'part' | 'related'
}

const { products: lines, related } = theme.cards

export function ProductCards({ records, level, marksFeatured = true, as = 'part' }: ProductCardsProps) {
  const hasMarks = marksFeatured && isFew(records, ({ featured }) => featured)
  const cards = records.map((product) => {
    const { slug, title, image, icon, short, available, featured } = product
    return {
      href: routes.product(slug),
      title,
      picture: image,
      icon: iconOf('products', icon),
      above: available ? hasMarks && featured && <Featured /> : <Unavailable />,
      price: available && <Price product={product} on="card" />,
      below: <CardText text={short} />,
    }
  })
  if (as === 'list' && lines && fitInLines(cards))
    return <LineList cards={cards} layout={lines} isPictured isPlated level={level} />
  return <CardList cards={cards} level={level} isIndex={as === 'related' && related === 'index'} />
}
