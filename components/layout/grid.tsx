import type { ReactNode } from 'react'

const columns = {
  two: 'grid-cards-two sm:grid-cols-2',
  three: 'sm:grid-cols-2 lg:grid-cols-3',
  four: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** So that no card stands alone in the last row where two columns would do. */
export function columnsFor(count: number): 'two' | 'three' {
  return count === 2 || count === 4 ? 'two' : 'three'
}

interface GridProps {
  /** The most columns, on a wide screen. */
  most: keyof typeof columns
  children: ReactNode
}

/** A list of cards. Children are `<li>`. */
export function Grid({ most, children }: GridProps) {
  return <ul className={`grid grid-cards gap-6 lg:gap-8 ${columns[most]}`}>{children}</ul>
}
