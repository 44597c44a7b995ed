import type { ReactNode } from 'react'
import { routes } from '@/lib/routes/routes'
import type { Texts } from '@/lib/settings/define-copy'
import type { Frame, Menu } from '@/lib/views/frame'
import type { MenuLayout } from '@/themes/layouts'
import { Icon } from '../icon'
import { LinkItem, TextLink } from '../layout/text-link'
import { LanguageLink } from './language-link.no-script'
import { MenuSheet } from './menu-sheet'

interface MenusProps {
  frame: Frame
  menu: Menu
  layout: MenuLayout
  /** Whether to link to the search; false in a header with its own search field. Default: whether the site has a search. */
  hasSearch?: boolean
  /** Content before the folded menu. */
  children?: ReactNode
}

/** The header's menu, in one row or folded into a sheet, and its search link before it. `children` stand between the search link and the folded menu. */
export function Menus({ menu, frame, layout, hasSearch = menu.has.search, children }: MenusProps) {
  const { header, languages } = menu
  const { copy } = frame
  const search = { href: routes.search, title: copy.pages.search }
  return (
    <>
      <WideMenu items={header} languages={languages} copy={copy} mark={layout.mark} />
      {hasSearch && <SearchLink copy={copy} />}
      {children}
      <MenuSheet
        items={hasSearch ? [...header, search] : header}
        languages={languages}
        frame={frame}
        layout={layout}
      />
    </>
  )
}

interface MenuProps {
  items: Menu['header']
  languages: Menu['languages']
  copy: Texts
}

/** A link to the search. On the narrowest phones only the menu contains one. */
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

/**
 * The menu in one row. A submenu is a popover: it opens, and closes with Escape or a click outside, without a script. sub-menu.css places it by the
 * class `sub-menu`.
 */
function WideMenu({ items, languages, copy, mark }: MenuProps & Pick<MenuLayout, 'mark'>) {
  const entry = `relative *:aria-[current]:no-underline menu-mark ${mark}`
  return (
    <nav aria-label={copy.nav.main} className="hidden @max-[2px]/menu:block">
      <ul className="flex gap-7 text-center text-small font-medium whitespace-nowrap [&_a]:min-w-6">
        {items.map((item, index) =>
          'links' in item ? (
            <li key={item.title} className={`sub-menu ${entry}`}>
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
                className="min-w-52 max-w-80 rounded-card border border-line bg-surface px-5 py-3 text-start whitespace-normal text-ink shadow-raised"
              >
                {item.links.map((link) => (
                  <LinkItem key={link.href} {...link} />
                ))}
              </ul>
            </li>
          ) : (
            <li key={item.href} className={entry}>
              <TextLink href={item.href} quiet inMenu>
                {item.title}
              </TextLink>
            </li>
          ),
        )}
        {languages.map((language) => (
          <li key={language.lang}>
            <LanguageLink
              language={language}
              className="inline-block py-2.75 underline-offset-4 hover:underline"
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
