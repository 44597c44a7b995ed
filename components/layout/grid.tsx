import type { ReactNode } from 'react'

const classNames = {
  two: 'lg:*:odd:last:card-row',
  three: 'grid-cards-three lg:grid-cols-12 lg:*:col-span-4',
  four: 'grid-cards-four lg:grid-cols-12 lg:*:col-span-3',
}

export interface GridProps {
  /** The number of columns on a wide screen. */
  columns?: keyof typeof classNames | undefined
  children: ReactNode
}

/** A list of any number of cards (`grid.css`). Children are `<li>`. */
export function Grid({ columns = 'three', children }: GridProps) {
  return (
    <ul
      className={`grid gap-6 sm:grid-cols-2 sm:*:only:card-row sm:*:only:card-alone sm:max-lg:*:odd:last:card-row lg:gap-8 ${classNames[columns]}`}
    >
      {children}
    </ul>
  )
}
