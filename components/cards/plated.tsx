import { theme } from '@theme/theme'
import type { ReactNode } from 'react'
import { plateStyle } from './plate'

const { plate } = theme.record.alone

interface PlatedProps {
  /** What its plate is drawn from. */
  from: string
  className: string
  children: ReactNode
}

/** On the plate of the theme that heads of pages have; on the page where the theme has none. */
export function Plated({ from, className, children }: PlatedProps) {
  if (plate === undefined) return <div className={className}>{children}</div>
  return (
    <div className={`drawn overflow-hidden ${className} ${plate}`} style={plateStyle(from)}>
      {children}
    </div>
  )
}
