import { telephoneLink } from '@/lib/contact'
import type { Frame, Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import { ButtonLink } from '../layout/button-link'
import { Container } from '../layout/container'
import { FoldedMenu } from './folded-menu'
import { Logo } from './logo'
import { SearchLink } from './search-link'
import { WideMenu } from './wide-menu'

/** Name, menu, phone and quote. */
export function Header({ frame, menu }: { frame: Frame; menu: Menu }) {
  const { name, settings } = frame
  const telephone = telephoneLink(settings)
  return (
    <header className="no-print sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur">
      <Container>
        <div className="flex min-h-18 items-center justify-between gap-6">
          <a href={routes.home} className="py-3 font-display text-card font-bold tracking-tight">
            <Logo name={name} />
          </a>
          <nav aria-label={copy.nav.main} className="hidden lg:block">
            <WideMenu items={menu.header} />
          </nav>
          <div className="flex items-center gap-1 lg:gap-5">
            {menu.has.search && <SearchLink />}
            <div className="hidden items-center gap-5 lg:flex">
              {telephone && (
                <a href={telephone} className="flex items-center gap-2 py-2.5 text-small font-semibold">
                  <Icon name="phone" />
                  {settings.phone}
                </a>
              )}
              <ButtonLink href={routes.quote} compact>
                {copy.actions.quote}
              </ButtonLink>
            </div>
            <div className="lg:hidden">
              <FoldedMenu items={menu.header} hasSearch={menu.has.search} />
            </div>
          </div>
        </div>
      </Container>
    </header>
  )
}
