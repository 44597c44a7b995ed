import type { ReactNode } from 'react'
import { routes } from '@/lib/site/routes/routes'
import type { Texts } from '@/lib/site/settings/define-copy'
import type { MenuLink } from '@/lib/site/settings/menu-entries'
import type { Menu } from '@/lib/site/views/frame'
import { Icon } from '../icon'
import { Link, LinkItem } from '../layout/text-link'
import { Words } from '../text/words'

interface MenusProps {
  menu: Menu
  copy: Texts
  /** Stands before the folded menu. */
  children?: ReactNode
}

/** The menu in one row or folded, as it fits, and the search. In a header whose name stands between them on a phone, that is the second. */
export function Menus({ menu: { header, has }, copy, children }: MenusProps) {
  const search = { href: routes.search, title: copy.pages.search }
  return (
    <>
      <WideMenu items={header} copy={copy} />
      {has.search && <SearchLink copy={copy} />}
      {children}
      <FoldedMenu items={has.search ? [...header, search] : header} copy={copy} />
    </>
  )
}

interface MenuProps {
  items: Menu['header']
  copy: Texts
}

/** On the narrowest phones only the menu has a link to the search. */
function SearchLink({ copy }: { copy: Texts }) {
  return (
    <a
      href={routes.search}
      aria-label={copy.search.open}
      className="flex size-11 max-[22.5rem]:hidden max-lg:order-1 shrink-0 items-center justify-center rounded-control hover:text-accent"
    >
      <Icon name="search" />
    </a>
  )
}

/** The menu in one row. A sub-menu is a popover: it opens, and closes with Escape or a click outside, without a script. */
function WideMenu({ items, copy }: MenuProps) {
  return (
    <nav aria-label={copy.nav.main} className="hidden @max-[2px]/menu:block">
      <ul className="flex gap-7 text-small font-medium whitespace-nowrap">
        {items.map((item, index) =>
          'links' in item ? (
            <li key={item.title} className="sub-menu">
              <button
                type="button"
                popoverTarget={`sub-menu-${index}`}
                className="flex items-center gap-1.5 py-2.75 font-medium underline-offset-4 hover:underline"
              >
                {item.title}
                <Icon name="open" size="inherit" />
              </button>
              <ul
                id={`sub-menu-${index}`}
                popover="auto"
                className="min-w-52 max-w-80 rounded-card border border-line bg-surface px-5 py-3 whitespace-normal text-ink shadow-raised"
              >
                {item.links.map((link) => (
                  <LinkItem key={link.href} {...link} />
                ))}
              </ul>
            </li>
          ) : (
            <LinkItem key={item.href} {...item} />
          ),
        )}
      </ul>
    </nav>
  )
}

const withoutMarker = 'list-none [&::-webkit-details-marker]:hidden'

/** Each level is a `<details>`, which opens without JavaScript. An open menu would cover what the keyboard reaches after it, and is hidden then. */
function FoldedMenu({ items, copy }: MenuProps) {
  return (
    <details className="relative @max-[2px]/menu:hidden max-lg:order-3">
      <summary
        className={`flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold ${withoutMarker}`}
      >
        <Icon name="menu" />
        <span className="max-sm:sr-only">{copy.nav.open}</span>
      </summary>
      <nav
        aria-label={copy.nav.main}
        className="absolute top-full right-0 mt-2 max-h-[calc(100dvh-9rem)] low:max-h-none w-[min(100vw-2.5rem,24rem)] overflow-y-auto rounded-card border border-line bg-surface px-5 py-2 shadow-raised focus-below:hidden"
      >
        <ul className="divide-lines text-card font-display">
          {items.map((item) =>
            'links' in item ? (
              <li key={item.title}>
                <details name="sub-menu" className="group">
                  <summary className={`flex items-center justify-between gap-4 py-4 ${withoutMarker}`}>
                    <Words text={item.title} />
                    <span className="flex shrink-0 group-open:rotate-180">
                      <Icon name="open" />
                    </span>
                  </summary>
                  <ul className="border-l border-line pb-3 pl-5 font-body text-base">
                    {item.links.map((link) => (
                      <FoldedLink key={link.href} {...link} space="py-2.75" />
                    ))}
                  </ul>
                </details>
              </li>
            ) : (
              <FoldedLink key={item.href} {...item} space="py-4" />
            ),
          )}
        </ul>
      </nav>
    </details>
  )
}

function FoldedLink({ href, title, space }: MenuLink & { space: string }) {
  return (
    <li>
      <Link href={href} className={`block ${space}`}>
        <Words text={title} />
      </Link>
    </li>
  )
}
