import { telephoneLink } from '@/lib/contact'
import type { Frame, Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import { ButtonLink } from '../layout/button-link'
import { Container } from '../layout/container'
import { TextLink } from '../layout/text-link'
import { Logo } from './logo'

/** Name, menu, phone and quote. The phone menu is a `<details>`, so that it opens without JavaScript. */
export function Header({ frame, menu }: { frame: Frame; menu: Menu }) {
  const { name, settings } = frame
  const links = menu.header
  const telephone = telephoneLink(settings)
  return (
    <header className="no-print sticky top-0 z-20 border-b border-line bg-paper/95 backdrop-blur">
      <Container>
        <div className="flex min-h-18 items-center justify-between gap-6">
          <a href={routes.home} className="py-3 font-display text-card font-bold tracking-tight">
            <Logo name={name} />
          </a>
          <nav aria-label={copy.nav.main} className="hidden lg:block">
            <ul className="flex gap-7 text-small font-medium">
              {links.map(({ href, title }) => (
                <li key={href}>
                  <TextLink href={href} quiet>
                    {title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
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
          <details className="group lg:hidden">
            <summary className="flex min-h-11 list-none items-center gap-2 px-2 font-semibold [&::-webkit-details-marker]:hidden">
              <Icon name="menu" />
              {copy.nav.open}
            </summary>
            <nav
              aria-label={copy.nav.main}
              className="absolute inset-x-0 top-full max-h-[80dvh] overflow-y-auto border-b border-line bg-paper px-5 pt-2 pb-8 shadow-raised sm:px-8"
            >
              <ul className="divide-y divide-line text-card font-display">
                {links.map(({ href, title }) => (
                  <li key={href}>
                    <a href={href} className="block py-4">
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        </div>
      </Container>
    </header>
  )
}
