import type { ReactNode } from 'react'
import { firstCharacter } from '@/lib/format/visible-text'
import { phoneColumn } from '@/lib/pictures/phone-column'
import type { Picture as PictureContent } from '@/lib/platform'
import type { GridProps } from '../layout/grid'
import { Heading } from '../layout/heading'
import { FramedPicture } from '../media/framed-picture'
import { Words } from '../text/words'

/** What every list of cards takes. */
export interface CardsProps<Content>
  extends Pick<GridProps, 'columns'>,
    Pick<CardProps, 'level' | 'compact'> {
  records: Content[]
}

interface CardProps {
  href: string
  title: string
  level: 2 | 3
  picture?: PictureContent | undefined
  /** Whether each card of this list has a place for a picture (`showPictures`). */
  pictured: boolean
  /** Shape of the picture. */
  ratio?: keyof typeof ratios
  /** On a phone the picture is small and stands beside the text. */
  compact?: boolean | undefined
  /** Width of the picture on a wide screen. */
  width?: string
  /** Stands in for a missing picture. The first letter of the title when absent. */
  emblem?: ReactNode
  /** Stands above the title; `children` stand below it. */
  above?: ReactNode
  children?: ReactNode
}

const ratios = {
  wide: { frame: 'aspect-16/9', number: 16 / 9 },
  classic: { frame: 'aspect-4/3', number: 4 / 3 },
}

/** One record in a list: the whole card is the target of the link in its title. */
export function Card({ href, title, level, pictured, compact = false, above, children, ...rest }: CardProps) {
  return (
    <li
      className={`group relative flex overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-accent ${compact ? 'sm:flex-col' : 'flex-col'}`}
    >
      {pictured && <Place title={title} compact={compact} {...rest} />}
      <div className={`flex min-w-0 grow flex-col gap-3 ${compact ? 'p-4 sm:p-6' : 'p-6'}`}>
        {above}
        <CardTitle level={level} href={href} title={title} />
        {children}
      </div>
    </li>
  )
}

/** A title whose link covers the element around it, a `group`. */
export function CardTitle({ level, href, title }: Pick<CardProps, 'level' | 'href' | 'title'>) {
  return (
    <Heading level={level} size="card">
      <a href={href} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
        <Words text={title} />
      </a>
    </Heading>
  )
}

/** The width of a 3:2 photograph that fills a square of 6rem. */
const COMPACT_WIDTH = '9rem'

type PlaceProps = Pick<CardProps, 'title' | 'picture' | 'ratio' | 'compact' | 'width' | 'emblem'>

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
