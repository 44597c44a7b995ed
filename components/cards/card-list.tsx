import type { ReactNode } from 'react'
import { firstCharacter } from '@/lib/format/visible-text'
import { phoneColumn } from '@/lib/pictures/phone-column'
import { showPictures } from '@/lib/pictures/picture-fit'
import type { Picture as PictureContent } from '@/lib/resources/fields/files'
import { Grid, type GridProps } from '../layout/grid'
import { Heading } from '../layout/heading'
import { FramedPicture } from '../media/framed-picture'

interface CardContent {
  href: string
  title: string
  picture: PictureContent | undefined
  /** Stands in for a missing picture. The first letter of the title when absent. */
  emblem?: ReactNode
  /** Stands above the title; `below` stands below it. */
  above: ReactNode
  below: ReactNode
}

const ratios = {
  wide: { frame: 'aspect-16/9', number: 16 / 9 },
  classic: { frame: 'aspect-4/3', number: 4 / 3 },
}

interface CardListProps extends Pick<GridProps, 'columns'> {
  cards: CardContent[]
  level: 2 | 3
  /** On a phone the picture is small and stands beside the text. */
  compact?: boolean | undefined
  /** Shape of the picture. */
  ratio?: keyof typeof ratios
  /** Width of the picture on a wide screen. */
  width?: string
}

/** What every list of cards takes. */
export type CardsProps<Content> = Pick<CardListProps, 'columns' | 'level' | 'compact'> & {
  records: Content[]
}

/** A grid of cards, with pictures if most of them have one. The whole card is the target of the link in its title. */
export function CardList({ cards, columns, level, compact, ...shape }: CardListProps) {
  const pictured = showPictures(cards.map(({ picture }) => picture))
  return (
    <Grid columns={columns}>
      {cards.map(({ href, title, above, below, ...place }) => (
        <li
          key={href}
          className={`group relative flex overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-accent ${compact ? 'flex-wrap sm:flex-col sm:flex-nowrap' : 'flex-col'}`}
        >
          {pictured && <Place title={title} compact={compact} {...place} {...shape} />}
          <div className={`flex grow flex-col gap-3 ${compact ? 'p-4 max-sm:basis-[10rem] sm:p-6' : 'p-6'}`}>
            {above}
            <Heading
              level={level}
              size="card"
              text={title}
              href={href}
              line={compact ? COMPACT_LINE : undefined}
            />
            {below}
          </div>
        </li>
      ))}
    </Grid>
  )
}

/** Letters that fit beside the picture. */
const COMPACT_LINE = 10

/** The width of a 3:2 photograph that fills a square of 6rem. */
const COMPACT_WIDTH = '9rem'

type PlaceProps = Pick<CardContent, 'title' | 'picture' | 'emblem'> &
  Pick<CardListProps, 'ratio' | 'compact' | 'width'>

/** The picture, or its replacement when other cards have pictures. */
function Place({ title, picture, ratio = 'classic', compact, width = '24rem', emblem }: PlaceProps) {
  const { frame, number } = ratios[ratio]
  const shape = `relative overflow-hidden bg-sunken ${frame} ${compact ? 'max-sm:mt-4 max-sm:ml-4 max-sm:aspect-square max-sm:w-24 max-sm:shrink-0 max-sm:self-start max-sm:rounded-control' : ''}`
  const sizes = `(min-width: 64rem) ${width}, (min-width: 40rem) 45vw, ${compact ? COMPACT_WIDTH : phoneColumn}`
  return picture ? (
    <div className={shape}>
      <div className="absolute inset-0">
        <FramedPicture picture={picture} frame={number} sizes={sizes} small />
      </div>
    </div>
  ) : (
    <div aria-hidden="true" className={`flex items-center justify-center text-display text-accent ${shape}`}>
      {emblem ?? (
        <span className="absolute -bottom-[0.2em] left-[0.1em] font-display text-[2.4em] leading-none text-line">
          {firstCharacter(title).toUpperCase()}
        </span>
      )}
    </div>
  )
}
