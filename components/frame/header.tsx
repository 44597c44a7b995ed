import { type Action, mainAction, secondAction } from '@/lib/content/actions'
import type { Frame, Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { HeaderGhost } from '../header/header-ghost'
import { SiteName } from '../header/logo'
import { FoldedMenu, WideMenu } from '../header/menus'
import { Icon, iconNamed } from '../icon'
import { ButtonLink } from '../layout/buttons'
import { Container } from '../layout/container'

/*
 * The header folds its parts when they do not fit, without a script. A fit holds a ghost, as wide as the parts in one row, and a room
 * beside it. A ghost that fits leaves the room no width. A ghost that does not fit wraps into a second, invisible row, and the room is as
 * wide as the header. A container query on the room's width decides whether the room's content is shown. There are two fits, one inside
 * the other: one for the number, one for the menu.
 */
const fit = 'flex h-17 w-full flex-[1_1_0] flex-row-reverse flex-wrap'
const room = 'flex h-full flex-[1_0_0] justify-end'

/**
 * Name, menu, phone and main action in one row, whatever their length. When they do not fit, the number first becomes an icon, then the menu
 * becomes a button. The fit decides, not the width of the window.
 */
export function Header({ frame, menu }: { frame: Frame; menu: Menu }) {
  const { name, settings } = frame
  const main = mainAction()
  const second = secondAction(settings)
  const lines = second ? linesOf(second) : []
  const ghost = { menu, hasIcon: iconNamed(second?.icon) !== undefined }
  return (
    <header className="print:hidden sticky low:relative top-0 z-20 border-b border-line bg-paper/95 backdrop-blur">
      <Container inner="flex items-center gap-2 sm:gap-6">
        <SiteName name={name} />
        <div className={`min-w-11 ${fit}`}>
          <div className={`@container/number ${room}`}>
            <div className={`${fit}`}>
              <div className={`@container/menu ${room}`}>
                <div className="flex h-full w-max flex-none items-center gap-1 lg:gap-5">
                  <nav aria-label={copy.nav.main} className="hidden @max-[2px]/menu:block">
                    <WideMenu items={menu.header} />
                  </nav>
                  {menu.has.search && <SearchLink />}
                  {second && <SecondAction action={second} lines={lines} />}
                  <div className="hidden shrink-0 lg:block">
                    <ButtonLink href={main.href} compact>
                      {main.title}
                    </ButtonLink>
                  </div>
                  <div className="@max-[2px]/menu:hidden">
                    <FoldedMenu items={menu.header} hasSearch={menu.has.search} />
                  </div>
                </div>
              </div>
              <HeaderGhost {...ghost} />
            </div>
          </div>
          <HeaderGhost {...ghost} lines={lines} />
        </div>
      </Container>
    </header>
  )
}

/** On the narrowest phones only the menu has a link to the search. */
function SearchLink() {
  return (
    <a
      href={routes.search}
      aria-label={copy.search.open}
      className="flex size-11 max-[22.5rem]:hidden shrink-0 items-center justify-center rounded-control hover:text-accent"
    >
      <Icon name="search" />
    </a>
  )
}

/** What the second action says in the header: of a call the number, what is written after it, and its cost. */
function linesOf({ title, number, cost = '' }: Action): string[] {
  return (number ? [number.number, number.note, cost] : [title, cost]).filter(Boolean)
}

/** The second action with what belongs to it, or its icon when there is no room. */
function SecondAction({ action, lines: [first, ...others] }: { action: Action; lines: string[] }) {
  const { href, title, number } = action
  const icon = iconNamed(action.icon)
  return (
    <a
      href={href}
      aria-label={title}
      title={number?.text}
      className={`hidden min-h-11 min-w-11 items-center justify-center gap-2 text-small font-semibold ${icon ? 'lg:flex' : 'lg:@max-[2px]/number:flex'}`}
    >
      {icon && <Icon name={icon} />}
      <span className="hidden leading-tight whitespace-nowrap @max-[2px]/number:block">
        {first}
        {others.map((line) => (
          <span key={line} className="block text-[0.6875rem] font-normal text-muted">
            {line}
          </span>
        ))}
      </span>
    </a>
  )
}
