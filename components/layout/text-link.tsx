import type { ReactNode } from 'react'
import { copy } from '@/site.copy'

interface TextLinkProps {
  href: string
  children: ReactNode
  /** In running text colour, underlined on hover only; for menus and lists of links. */
  quiet?: boolean
  /** A link to another site. It opens a new tab and tells screen readers so. */
  external?: boolean
}

export function TextLink({ href, children, quiet = false, external = false }: TextLinkProps) {
  const look = quiet
    ? 'text-inherit hover:underline'
    : 'text-accent underline decoration-1 hover:decoration-2'
  return (
    <a
      href={href}
      className={`inline-block max-w-full min-w-11 py-2.75 wrap-break-word underline-offset-4 ${look}`}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {external && <span className="sr-only"> {copy.actions.openInNewTab}</span>}
    </a>
  )
}
