import { theme } from '@theme/theme'
import type { ReactNode } from 'react'
import { plateStyle } from './plate'

const { plate } = theme.record.alone

interface PlatedProps {
  /** The text that the plate is generated from. */
  from: string
  className: string
  children: ReactNode
}

/** Content on the theme's plate for page headers, or directly on the page if the theme has none. */
export function Plated({ from, className, children }: PlatedProps) {
  if (plate === undefined) return <div className={className}>{children}</div>
  return (
    <div className={`drawn overflow-hidden ${className} ${plate}`} style={plateStyle(from)}>
      {children}
    </div>
  )
}
