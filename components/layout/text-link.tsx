import { decoded } from '@site-starter/engine/text'
import type { ReactNode } from 'react'
import { copyHere } from '@/lib/content/copy-in'
import { pathInApp } from '@/lib/routes/paths'
import { runningText } from '../text/words'
import { MenuLink } from './menu-link.no-script'

/*
 * The links of the site: `Link` has no look, `InlineLink` stands in a sentence, `TextLink` stands alone, and `LinkItem` is an entry of a menu. Links
 * that look like buttons are in buttons.tsx. None is `next/link`: no page runs a framework in the browser.
 */

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
  if (inMenu && isPage(href)) {
    // Next.js knows a page by its path in `app/`, and browsers by its address, which `paths` in site/config.ts may change.
    const paths = new Set([href, pathInApp(href)].map(decoded))
    return (
      <MenuLink href={href} className={className} paths={[...paths]}>
        {children}
      </MenuLink>
    )
  }
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

/** Whether a link leads to a page of the site, not to an anchor, a query or another site. */
function isPage(href: string): boolean {
  return href.startsWith('/') && !/[?#]/.test(href)
}

/** A link in a sentence: in the accent colour, underlined. */
export function InlineLink({ className, ...link }: LinkProps) {
  return <Link {...link} className={`text-accent fine-line underline-offset-[0.2em] ${className}`} />
}

interface TextLinkProps extends Omit<LinkProps, 'className'> {
  /** Whether the link is underlined only on hover, in the colour of the surrounding text: for menus and lists of links. */
  quiet?: boolean
  /** Whether an underlined link has the colour of the surrounding text instead of the accent colour. A quiet link has it anyway. */
  inInk?: boolean
}

/** A link that stands alone, with an area that is large enough for a thumb. */
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
