import { decoded } from '@site-starter/engine/text'
import type { ReactNode } from 'react'
import { copyHere } from '@/lib/content/copy-in'
import { pathInApp } from '@/lib/routes/paths'
import { runningText } from '../text/words'
import { MenuLink } from './menu-link.no-script'

interface LinkProps {
  href: string
  className: string
  children: ReactNode
  /** Whether a link to another site opens in the same tab. */
  sameTab?: boolean | undefined
  /** Whether the link belongs to a menu, which sets `aria-current` on its page and on pages below. */
  inMenu?: boolean
}

/** A link. One to another site opens a new tab, and tells screen readers so. */
export function Link({ href, className, children, sameTab = false, inMenu = false }: LinkProps) {
  const copy = copyHere()
  const isElsewhere = href.startsWith('http') && !sameTab
  if (inMenu && isPage(href))
    return (
      <MenuLink href={href} className={className} paths={[...new Set([href, pathInApp(href)].map(decoded))]}>
        {children}
      </MenuLink>
    )
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

/** Whether a link leads to a page of the site, not to an anchor or another site. */
function isPage(href: string): boolean {
  return href.startsWith('/') && !/[?#]/.test(href)
}

export function InlineLink({ className, ...link }: LinkProps) {
  return <Link {...link} className={`text-accent fine-line underline-offset-[0.2em] ${className}`} />
}

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /** Whether the link has the text colour and is underlined only on hover, for menus and lists of links. */
  quiet?: boolean
  /** Whether the link has the colour of the surrounding text, underlined. */
  inInk?: boolean
}

export function TextLink({ href, children, quiet = false, inInk = false, ...link }: TextLinkProps) {
  const look = quiet ? 'text-inherit hover:underline' : `${inInk ? 'text-inherit' : 'text-accent'} fine-line`
  return (
    <Link
      {...link}
      href={href}
      className={`inline-block max-w-full min-w-11 py-2.75 wrap-break-word underline-offset-4 ${look}`}
    >
      {typeof children === 'string' ? runningText(children) : children}
    </Link>
  )
}

/** A quiet link as a menu entry. */
export function LinkItem({ href, title, sameTab }: Pick<LinkProps, 'href' | 'sameTab'> & { title: string }) {
  return (
    <li>
      <TextLink href={href} sameTab={sameTab} quiet inMenu>
        {title}
      </TextLink>
    </li>
  )
}
