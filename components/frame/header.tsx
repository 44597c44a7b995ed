import { callCost } from '@/lib/content/call-cost'
import { phoneNumbers } from '@/lib/content/contact'
import type { Frame, Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { FoldedMenu } from '../header/folded-menu'
import { HeaderGhost } from '../header/header-ghost'
import { HeaderPhone } from '../header/header-phone'
import { SearchLink } from '../header/search-link'
import { SiteName } from '../header/site-name'
import { WideMenu } from '../header/wide-menu'
import { ButtonLink } from '../layout/button-link'
import { Container } from '../layout/container'

/**
 * Name, menu, phone and quote in one row, whatever their length. When they do not fit, the number first becomes an icon, then the menu
 * becomes a button. The fit decides, not the width of the window, and without a script (`header.css`).
 */
export function Header({ frame, menu }: { frame: Frame; menu: Menu }) {
  const { name, settings } = frame
  const [number] = phoneNumbers(settings)
  const lines = number ? [number.number, number.note, callCost(number)].filter(Boolean) : []
  const ghost = {
    items: menu.header,
    hasSearch: menu.has.search,
    hasPhone: number !== undefined,
    action: copy.actions.quote,
  }
  return (
    <header className="no-print sticky low:relative top-0 z-20 border-b border-line bg-paper/95 backdrop-blur">
      <Container>
        <div className="flex items-center gap-2 sm:gap-6">
          <SiteName name={name} />
          <div className="header-fit">
            <div className="header-room header-room-number">
              <div className="header-fit">
                <div className="header-room header-room-menu">
                  <div className="header-row">
                    <nav aria-label={copy.nav.main} className="header-wide">
                      <WideMenu items={menu.header} />
                    </nav>
                    {menu.has.search && <SearchLink />}
                    {number && <HeaderPhone number={number} lines={lines} />}
                    <div className="hidden shrink-0 lg:block">
                      <ButtonLink href={routes.quote} compact>
                        {copy.actions.quote}
                      </ButtonLink>
                    </div>
                    <div className="header-folded">
                      <FoldedMenu items={menu.header} hasSearch={menu.has.search} />
                    </div>
                  </div>
                </div>
                <HeaderGhost {...ghost} />
              </div>
            </div>
            <HeaderGhost {...ghost} number={lines} />
          </div>
        </div>
      </Container>
    </header>
  )
}
