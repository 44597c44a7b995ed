import type { ReactNode } from 'react'

const sizes = {
  display: 'text-display',
  page: 'text-page',
  section: 'text-section',
  card: 'text-card',
  small: 'text-base font-semibold tracking-normal',
}

interface HeadingProps {
  level: 1 | 2 | 3 | 4
  size: keyof typeof sizes
  id?: string
  children: ReactNode
}

/** Owns the type of headings: the level is for the outline of the page, the size for the eye. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={sizes[size]}>
      {children}
    </Tag>
  )
}
