import type { ReactNode } from 'react'

/** The classes of each layout on a wide screen. `grid-cards-*` are in grid.css. */
const classNames = {
  two: '',
  /** Rows in two columns. An odd last row stays in the first column. */
  index: '',
  /** Rows with a small picture, three side by side on a wide screen. */
  threes: 'lg:grid-cols-3',
  three: 'grid-cards-three lg:grid-cols-12 lg:*:col-span-4',
  lead: 'grid-cards-three grid-cards-lead lg:grid-cols-12 lg:*:col-span-4',
  pairs: 'grid-cards-pairs lg:grid-cols-12',
}

export interface GridProps {
  /** The number of columns on a wide screen, or how the first record stands out. */
  columns?: keyof typeof classNames | undefined
  /** Classes for the space between cards. */
  gap?: string
  children: ReactNode
}

/** A grid for any number of cards (`grid.css`). Its children are `<li>` elements. */
export function Grid({ columns = 'three', gap = 'gap-6 lg:gap-8', children }: GridProps) {
  const lastInTwoColumns =
    columns === 'index' || columns === 'threes' ? '' : 'sm:max-lg:*:odd:last:col-span-full'
  return (
    <ul
      className={`grid sm:grid-cols-2 sm:*:only:col-span-full ${lastInTwoColumns} ${gap} ${classNames[columns]}`}
    >
      {children}
    </ul>
  )
}
