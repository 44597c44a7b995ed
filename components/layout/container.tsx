import type { ReactNode } from 'react'

interface ContainerProps {
  children: ReactNode
  /** The width: `reading` for short lines of text, `wide` for everything else. */
  width?: 'wide' | 'reading'
  className?: string
  /** Classes of the inner element around the children. */
  inner?: string
}

/** Limits the width of content, with a gutter on both sides. */
export function Container({ children, width = 'wide', className = '', inner }: ContainerProps) {
  const max = width === 'reading' ? 'max-w-3xl' : 'max-w-7xl'
  return (
    <div className={`mx-auto w-full ${max} px-5 sm:px-8 ${className}`}>
      {inner ? <div className={inner}>{children}</div> : children}
    </div>
  )
}
