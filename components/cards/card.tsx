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
  sizes: string
  /** Above the title and below it. */
  above?: ReactNode
  children?: ReactNode
}

const ratios = { wide: 'aspect-16/9', classic: 'aspect-4/3' }

/** One record in a list: the whole card is the target of the link in its title. */
export function Card({ href, title, level, picture, ratio = 'classic', sizes, above, children }: CardProps) {
  return (
    <li
      className={`group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-accent ${picture ? '' : 'self-start'}`}
    >
      {picture && (
        <div className={`overflow-hidden bg-sunken ${ratios[ratio]}`}>
          <Picture picture={picture} sizes={sizes} className="size-full object-cover" />
        </div>
      )}
      <div className="flex grow flex-col gap-3 p-6">
        {above}
        <Heading level={level} size="card">
          <a href={href} className="after:absolute after:inset-0 group-hover:underline underline-offset-4">
            {title}
          </a>
        </Heading>
        {children}
      </div>
    </li>
  )
}
