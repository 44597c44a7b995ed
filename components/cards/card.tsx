import type { ReactNode } from 'react'
import type { Picture as PictureContent } from '@/lib/platform'
import { Picture } from '../content/picture'
import { Heading } from '../layout/heading'

interface CardProps {
  href: string
  title: string
  level: 2 | 3
  picture?: PictureContent | undefined
  /** Shape of the picture. */
  ratio?: 'wide' | 'classic'
  /** On a phone the picture is small and beside the words. */
  compact?: boolean
  /** Width of the picture on a wide screen. */
  width?: string
  /** Stands for a missing picture beside cards that have one; the first letter of the title when absent. */
  emblem?: ReactNode
  /** Above the title and below it. */
  above?: ReactNode
  children?: ReactNode
}

const ratios = { wide: 'aspect-16/9', classic: 'aspect-4/3' }

/** One record in a list: the whole card is the target of the link in its title. */
export function Card(props: CardProps) {
  const { href, title, level, picture, ratio = 'classic', compact = false, above, children } = props
  const frame = `overflow-hidden ${ratios[ratio]} ${compact ? 'max-sm:relative max-sm:aspect-auto max-sm:min-h-28 max-sm:w-28 max-sm:shrink-0' : ''}`
  const sizes = `(min-width: 64rem) ${props.width ?? '24rem'}, (min-width: 40rem) 45vw, ${compact ? '7rem' : 'calc(100vw - 2.5rem)'}`
  return (
    <li
      className={`group relative flex overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-accent ${compact ? 'sm:flex-col' : 'flex-col'}`}
    >
      {picture ? (
        <div className={`bg-sunken ${frame}`}>
          <Picture
            picture={picture}
            sizes={sizes}
            small
            className={`size-full object-cover ${compact ? 'max-sm:absolute max-sm:inset-0' : ''}`}
          />
        </div>
      ) : (
        <div
          aria-hidden="true"
          className={`on-deep hidden items-center justify-center font-display text-display text-accent in-[ul:has(>li_img)]:flex ${frame}`}
        >
          {props.emblem ?? title.trim().charAt(0).toUpperCase()}
        </div>
      )}
      <div className={`flex min-w-0 grow flex-col gap-3 ${compact ? 'p-4 sm:p-6' : 'p-6'}`}>
        {above}
        <Heading level={level} size="card">
          <a href={href} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
            {title}
          </a>
        </Heading>
        {children}
      </div>
    </li>
  )
}
