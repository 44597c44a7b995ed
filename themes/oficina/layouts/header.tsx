import { fit, HeaderGhost, room } from '@/components/header/header-ghost'
import { SiteName } from '@/components/header/logo'
import { Menus } from '@/components/header/menus'
import { SecondActionLines } from '@/components/header/second-action'
import { Container } from '@/components/layout/container'
import { TextLink } from '@/components/layout/text-link'
import { barActions, mainAction, secondAction } from '@/lib/content/actions'
import { emailAddresses } from '@/lib/content/contact'
import type { HeaderProps, MenuLayout } from '@/themes/layouts'

/** The menu: a bar above the current page, at the edge of the header, and a dark sheet. */
const layout: MenuLayout = {
  mark: 'after:absolute after:inset-x-0 after:-top-3.5 after:h-1.5 after:bg-(--accent)',
  sheet: 'bg-deep',
  list: 'text-part uppercase [&_a]:py-2.5',
}

/** The header: two dark rows. Contacts with a large number, then name, menu and a button up to the edge of the viewport. The second row is sticky. */
export function Header({ frame, menu }: HeaderProps) {
  const { name, settings, copy } = frame
  const main = mainAction(copy)
  const second = secondAction(settings, main, copy)
  const [email] = emailAddresses(settings)
  const chats = barActions(settings, copy).filter(({ href }) => href !== main.href && href !== second?.href)
  const hasContacts = second !== undefined || email !== undefined || chats.length > 0
  return (
    <header className="print:hidden! contents">
      {hasContacts && (
        <div className="on-deep hidden border-b border-line text-small lg:block">
          <Container inner="flex min-h-13 flex-wrap items-center justify-end gap-x-8">
            {email && (
              <TextLink href={`mailto:${email}`} quiet>
                {email}
              </TextLink>
            )}
            {chats.map(({ href, title }) => (
              <TextLink key={href} href={href} quiet>
                {title}
              </TextLink>
            ))}
            {second && <SecondActionLines action={second} isLarge />}
          </Container>
        </div>
      )}
      <div className="frame-header on-deep z-20 overflow-x-clip lg:not-low:sticky lg:not-low:top-0">
        <Container inner="flex h-17 items-center gap-2 sm:h-18 sm:gap-6">
          <span className="uppercase">
            <SiteName name={name} href={frame.first} isLarge ground="deep" />
          </span>
          <div className={`min-w-11 ${fit}`}>
            <div className={`@container/menu ${room}`}>
              <div className="flex h-full w-max flex-none items-center gap-1 lg:gap-5">
                <Menus menu={menu} frame={frame} layout={layout} />
              </div>
            </div>
            <HeaderGhost menu={menu} />
          </div>
          {/* The accent colour of the page, not of the band. */}
          <a
            href={main.href}
            className="on-page relative hidden h-full shrink-0 items-center bg-accent px-8 font-semibold text-on-accent before:absolute before:inset-y-0 before:start-full before:w-screen before:bg-accent hover:dim lg:flex"
          >
            {main.title}
          </a>
        </Container>
      </div>
    </header>
  )
}
