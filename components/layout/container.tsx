import type { ReactNode } from 'react'

interface ContainerProps {
  children: ReactNode
  /** `reading` keeps lines short; `wide` is the width of everything else. */
  width?: 'wide' | 'reading'
  className?: string
  /** Classes of an element around the children. */
  inner?: string
}

/** Sets the width of content and the gutter beside it. */
export function Container({ children, width = 'wide', className = '', inner }: ContainerProps) {
  const max = width === 'reading' ? 'max-w-3xl' : 'max-w-7xl'
  return (
    <div className={`mx-auto w-full ${max} px-5 sm:px-8 ${className}`}>
      {inner ? <div className={inner}>{children}</div> : children}
    </div>
  )
}
