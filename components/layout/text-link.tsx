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
  /** Also a link to another site opens here. */
  sameTab?: boolean | undefined
  /** Of a menu: it has `aria-current` on its page and on those below. */
  inMenu?: boolean
}

/** A link. A link to another site opens a new tab and tells screen readers so. */
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

/** Whether a link leads to a whole page of the site. */
function isPage(href: string): boolean {
  return href.startsWith('/') && !/[?#]/.test(href)
}

export function InlineLink({ className, ...link }: LinkProps) {
  return <Link {...link} className={`text-accent fine-line underline-offset-[0.2em] ${className}`} />
}

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /** In running text colour, underlined on hover only; for menus and lists of links. */
  quiet?: boolean
  /** In the colour of the text around it, and underlined. */
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

/** A quiet link as an entry of a menu. */
export function LinkItem({ href, title, sameTab }: Pick<LinkProps, 'href' | 'sameTab'> & { title: string }) {
  return (
    <li>
      <TextLink href={href} sameTab={sameTab} quiet inMenu>
        {title}
      </TextLink>
    </li>
  )
}
