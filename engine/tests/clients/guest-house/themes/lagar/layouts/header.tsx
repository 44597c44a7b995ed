import { fit, HeaderGhost, room } from '@/components/header/header-ghost'
import { SiteName } from '@/components/header/logo'
import { Menus } from '@/components/header/menus'
import { ButtonLink } from '@/components/layout/buttons'
import { SearchField } from '@/components/search/search-field'
import { mainAction } from '@/lib/content/actions'
import type { HeaderProps, MenuLayout } from '@/themes/layouts'

/** The width of the page's content. */
const content = 'mx-auto max-w-7xl px-5 sm:px-8'

/** The menu: a line below the current page, and a centred sheet between lines. */
const layout: MenuLayout = {
  mark: 'after:absolute after:inset-x-0 after:-bottom-1 after:h-0.5 after:bg-(--ink)',
  sheet: 'bg-paper text-center',
  list: 'divide-lines border-y border-line text-part [&_summary]:ps-10 [&_ul]:border-0 [&_ul]:ps-0',
}

/** The header of granito, with a search field beside the name on a wide screen, and below it on a phone. */
export function Header({ frame, menu }: HeaderProps) {
  const { name, copy } = frame
  const main = mainAction(copy)
  return (
    <header className="frame-header print:hidden! z-20 flex min-h-17 flex-wrap items-center gap-x-2 border-b border-line bg-paper px-5 sm:px-8 lg:contents">
      <div className={`max-lg:contents lg:py-6 ${content}`}>
        <div className="max-lg:contents lg:grid lg:grid-cols-[1fr_auto_1fr] lg:items-center lg:gap-6">
          <div className="order-2 text-center max-lg:mx-auto">
            <SiteName name={name} href={frame.first} isLarge />
          </div>
          <div className="order-last basis-full max-lg:pb-3 lg:order-1">
            <SearchField id="pesquisa-do-topo" isBeside />
          </div>
          <div className="hidden lg:order-3 lg:block lg:justify-self-end">
            <ButtonLink href={main.href} compact>
              {main.title}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="frame-header z-20 max-lg:contents lg:border-y lg:border-line lg:bg-paper lg:not-low:sticky lg:not-low:top-0">
        <div className={`max-lg:contents lg:h-13 ${content}`}>
          <div className={`max-lg:contents! ${fit}`}>
            <div className={`@container/menu max-lg:contents! ${room}`}>
              {/* The width of the page's content, which centres the menu. */}
              <div className="max-lg:contents! flex h-full w-[min(100vw-4rem,76rem)] flex-none items-center justify-end gap-6 @max-[2px]/menu:justify-center">
                <Menus menu={menu} frame={frame} layout={layout} hasSearch={false} />
              </div>
            </div>
            <div className="contents max-lg:hidden">
              <HeaderGhost menu={menu} hasSearch={false} />
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
