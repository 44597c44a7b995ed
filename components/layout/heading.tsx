import type { ReactNode } from 'react'
import { Words } from '../text/words'

const sizes = {
  display: 'text-display',
  page: 'text-page',
  section: 'text-section',
  card: 'text-card',
  small: 'text-base font-semibold tracking-normal',
}

/** Letters that fit on a line on the narrowest phone, by size. */
const lines: { [size in keyof typeof sizes]?: number } = { display: 9, page: 12, section: 16 }

export type HeadingSize = keyof typeof sizes

/** A title with more characters is set in the next smaller size. */
const longest: [HeadingSize, number][] = [
  ['display', 48],
  ['page', 64],
  ['section', 160],
]

/** The size for a title of this length. A long title is set smaller. */
export function sizeFor(title: string, wanted: HeadingSize): HeadingSize {
  const from = longest.findIndex(([size]) => size === wanted)
  return longest.find(([, characters], index) => index >= from && title.length <= characters)?.[0] ?? 'card'
}

interface HeadingProps {
  level: 1 | 2 | 3 | 4
  size: HeadingSize
  id?: string
  /** A string is wrapped in `Words`. Any other child brings its own `Words`. */
  children: ReactNode
}

/** Sets the type of headings. The level serves the outline of the page, the size its looks. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={sizes[size]}>
      {typeof children === 'string' ? <Words text={children} line={lines[size]} /> : children}
    </Tag>
  )
}
