import type { ReactNode } from 'react'
import { copy } from '@/site/copy'
import { runningText } from '../text/words'

interface LinkProps {
  href: string
  className: string
  children: ReactNode
  /** Also a link to another site opens here. */
  sameTab?: boolean | undefined
}

/** A link. A link to another site opens a new tab and tells screen readers so. */
export function Link({ href, className, children, sameTab = false }: LinkProps) {
  const isElsewhere = href.startsWith('http') && !sameTab
  return (
    <a
      href={href}
      className={className}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {isElsewhere && <span className="sr-only"> {copy.actions.openInNewTab}</span>}
    </a>
  )
}

export function InlineLink({ className, ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className={`text-accent underline decoration-current/50 decoration-1 underline-offset-[0.2em] hover:decoration-current ${className}`}
    />
  )
}

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /** In running text colour, underlined on hover only; for menus and lists of links. */
  quiet?: boolean
  /** In the colour of the text around it, and underlined. */
  inInk?: boolean
}

export function TextLink({ href, children, quiet = false, inInk = false, sameTab = false }: TextLinkProps) {
  const look = quiet
    ? 'text-inherit hover:underline'
    : `${inInk ? 'text-inherit' : 'text-accent'} underline decoration-current/50 decoration-1 hover:decoration-current`
  return (
    <Link
      href={href}
      sameTab={sameTab}
      className={`inline-block max-w-full min-w-11 py-2.75 wrap-break-word underline-offset-4 ${look}`}
    >
      {typeof children === 'string' ? runningText(children) : children}
    </Link>
  )
}

/** A quiet link as an entry of a list. */
export function LinkItem({ href, title, sameTab }: Pick<LinkProps, 'href' | 'sameTab'> & { title: string }) {
  return (
    <li>
      <TextLink href={href} sameTab={sameTab} quiet>
        {title}
      </TextLink>
    </li>
  )
}
