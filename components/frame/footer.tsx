import type { ReactNode } from 'react'
import { linkedActions } from '@/lib/content/actions'
import { runningText } from '@/lib/format/typography'
import type { Frame, Menu } from '@/lib/pages/frame'
import { copy } from '@/site.copy'
import { contactItems, SocialLinks } from '../contact/contact-links'
import { Logo } from '../header/logo'
import { Container } from '../layout/container'
import { LinkItem } from '../layout/text-link'
import { Imprint } from './imprint'

export function Footer({ frame, menu }: { frame: Frame; menu: Menu }) {
  const { settings, name } = frame
  const contacts = contactItems(settings, { quiet: true })
  const hasSocial = Object.values(settings.social).some(Boolean)
  return (
    <footer className="print:hidden border-t border-line bg-sunken pt-14 pb-32 low:pb-14 lg:pt-20 lg:pb-14">
      <Container>
        <div className="grid gap-x-8 gap-y-10 max-sm:grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] sm:grid-cols-3 lg:grid-cols-[5fr_3fr_2fr_2fr]">
          <div className="col-span-full max-w-md space-y-4 lg:col-span-1">
            <p className={`font-display font-bold tracking-tight ${sizeOf(name)}`}>
              <Logo name={name} scale={1.3} />
            </p>
            {settings.tagline && <p className="text-muted">{runningText(settings.tagline)}</p>}
          </div>
          {contacts.length > 0 && (
            <Column title={copy.footer.contacts} isWide>
              {contacts}
              {linkedActions().map(({ href, title }) => (
                <LinkItem key={href} href={href} title={title} sameTab />
              ))}
            </Column>
          )}
          <nav aria-label={copy.nav.footer}>
            <Column title={copy.footer.pages}>
              {menu.footer.map((item) =>
                'links' in item ? (
                  <li key={item.title} className="pt-2">
                    {runningText(item.title)}
                    <ul className="border-l border-line pl-4">
                      {item.links.map(({ href, title }) => (
                        <LinkItem key={href} href={href} title={title} />
                      ))}
                    </ul>
                  </li>
                ) : (
                  <LinkItem key={item.href} href={item.href} title={item.title} />
                ),
              )}
            </Column>
          </nav>
          {hasSocial && (
            <Column title={copy.contact.social}>
              <SocialLinks social={settings.social} />
            </Column>
          )}
        </div>
        <Imprint frame={frame} menu={menu} />
      </Container>
    </footer>
  )
}

/** A short name is set large, a name of a line or more is not. */
function sizeOf(name: string): string {
  if (name.length <= 20) return 'text-section'
  return name.length <= 45 ? 'text-card' : 'text-lead'
}

interface ColumnProps {
  title: string
  /** Takes the whole width of a phone. */
  isWide?: boolean
  children: ReactNode
}

function Column({ title, isWide = false, children }: ColumnProps) {
  return (
    <div className={`space-y-2 ${isWide ? 'max-sm:col-span-full' : ''}`}>
      <h2 className="font-body text-small font-semibold tracking-normal text-muted normal-case">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}
