import type { ReactNode } from 'react'

const classNames = {
  two: 'grid-cards-two',
  three: 'grid-cards-three',
  four: 'grid-cards-four',
}

export interface GridProps {
  /** The number of columns on a wide screen. */
  columns?: keyof typeof classNames | undefined
  children: ReactNode
}

/** A list of any number of cards (`grid.css`). Children are `<li>`. */
export function Grid({ columns = 'three', children }: GridProps) {
  return (
    <ul className={`grid grid-cards gap-6 sm:grid-cols-2 lg:gap-8 ${classNames[columns]}`}>{children}</ul>
  )
}
