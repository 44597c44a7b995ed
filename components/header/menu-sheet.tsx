import type { MenuLink } from '@/lib/settings/menu-entries'
import type { Frame, Menu } from '@/lib/views/frame'
import type { MenuLayout } from '@/themes/layouts'
import { Icon } from '../icon'
import { Link } from '../layout/text-link'
import { Words } from '../text/words'
import { LanguageLink } from './language-link.no-script'
import { Visit } from './visit'

const withoutMarker = 'list-none [&::-webkit-details-marker]:hidden'

interface MenuSheetProps {
  items: Menu['header']
  languages: Menu['languages']
  frame: Frame
  layout: MenuLayout
}

/**
 * The folded menu with the contacts of the business. It is a popover: its button, Escape or a tap outside close it without a script. It also closes
 * when the keyboard focus moves on, which it would cover. menu-sheet.css places it by the classes `menu` and `menu-sheet`. `menu-do-site` is also in
 * the list of taken `id`s (engine/src/text/page-name.ts).
 */
export function MenuSheet({ items, languages, frame, layout }: MenuSheetProps) {
  const { copy } = frame
  const button = 'flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold'
  return (
    <div className="menu relative @max-[2px]/menu:hidden max-lg:order-3">
      <button type="button" popoverTarget="menu-do-site" className={button}>
        <Icon name="menu" />
        <span className="max-sm:sr-only">{copy.nav.open}</span>
      </button>
      <div
        id="menu-do-site"
        popover="auto"
        className={`menu-sheet px-5 pb-6 text-ink whitespace-normal focus-below:hidden sm:px-8 ${layout.sheet}`}
      >
        <div className="flex h-17 items-center justify-end">
          <button
            type="button"
            popoverTarget="menu-do-site"
            popoverTargetAction="hide"
            aria-label={copy.nav.close}
            className={button}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={copy.nav.main}>
          <ul className={`font-display ${layout.list}`}>
            {items.map((item) =>
              'links' in item ? (
                <li key={item.title}>
                  <details name="sub-menu" className="group">
                    <summary className={`relative py-3 pe-10 ${withoutMarker}`}>
                      <Words text={item.title} />
                      <span className="absolute inset-y-0 end-0 flex items-center group-open:rotate-180">
                        <Icon name="open" />
                      </span>
                    </summary>
                    <ul className="border-s border-line ps-5 pb-3 font-body text-base normal-case">
                      {item.links.map((link) => (
                        <SheetLink key={link.href} {...link} />
                      ))}
                    </ul>
                  </details>
                </li>
              ) : (
                <SheetLink key={item.href} {...item} />
              ),
            )}
            {languages.map((language) => (
              <li key={language.lang}>
                <LanguageLink language={language} className="block py-3" />
              </li>
            ))}
          </ul>
        </nav>
        <Visit frame={frame} />
      </div>
    </div>
  )
}

function SheetLink({ href, title }: MenuLink) {
  return (
    <li>
      <Link href={href} className="block py-3" inMenu>
        <Words text={title} />
      </Link>
    </li>
  )
}
