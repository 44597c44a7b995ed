import type { ReactNode } from 'react'
import { TextLink } from '../layout/text-link'

/** A link of a menu. A link to another site opens a new tab. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink href={href} quiet external={isElsewhere(href)}>
      {children}
    </TextLink>
  )
}

export function isElsewhere(href: string): boolean {
  return href.startsWith('https:')
}
