import { langOfPage } from '@/lib/content/translations'
import type { CardsLayout } from '@/themes/layouts'
import { Grid } from '../layout/grid'
import { Heading } from '../layout/heading'
import type { CardContent, CardsProps } from './card-list'
import { plateStyle } from './plate'

interface FieldListProps extends Pick<CardsProps<never>, 'level'> {
  cards: CardContent[]
  layout: NonNullable<CardsLayout['fields']>
}

/** The main records of a site without pictures: coloured cards, each on its own plate. */
export function FieldList({ cards, level, layout }: FieldListProps) {
  return (
    <Grid columns={cards.length % 2 === 0 && cards.length < 6 ? 'two' : 'three'} gap={layout.list}>
      {cards.map(({ href, title, above, price, below }) => (
        <li
          key={href}
          lang={langOfPage(href)}
          style={plateStyle(href)}
          className={`group drawn overflow-hidden flex flex-col ${layout.card}`}
        >
          <div className="flex grow flex-col gap-3">
            {above}
            <Heading level={level} size="part" text={title} href={href} place="onPlate" />
            {price}
            <div className="mt-auto">{below}</div>
          </div>
        </li>
      ))}
    </Grid>
  )
}
