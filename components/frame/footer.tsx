import type { ReactNode } from 'react'
import { emailLink, telephoneLink } from '@/lib/contact'
import type { Frame, Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { SocialLinks } from '../content/social-links'
import { Container } from '../layout/container'
import { LegalLinks } from './legal-links'
import { Logo } from './logo'
import { MenuLink } from './menu-link'

export function Footer({ frame, menu }: { frame: Frame; menu: Menu }) {
  const { settings, name, year } = frame
  const telephone = telephoneLink(settings)
  const email = emailLink(settings)
  const hasSocial = Object.values(settings.social).some(Boolean)
  return (
    <footer className="no-print border-t border-line bg-sunken pt-14 pb-32 lg:pt-20 lg:pb-14">
      <Container>
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full max-w-md space-y-4 lg:col-span-1">
            <p className="font-display text-section font-bold tracking-tight">
              <Logo name={name} scale={1.3} />
            </p>
            {settings.tagline && <p className="text-lead text-muted">{settings.tagline}</p>}
          </div>
          {(telephone || email) && (
            <div className="max-sm:col-span-full">
              <Column title={copy.footer.contacts}>
                {telephone && <Entry href={telephone} title={settings.phone} />}
                {email && <Entry href={email} title={settings.email} />}
                <Entry href={routes.quote} title={copy.actions.quote} />
              </Column>
            </div>
          )}
          <nav aria-label={copy.nav.footer}>
            <Column title={copy.footer.pages}>
              {menu.footer.map((item) =>
                'links' in item ? (
                  <li key={item.title} className="pt-2">
                    {item.title}
                    <ul className="border-l border-line pl-4">
                      {item.links.map((link) => (
                        <Entry key={link.href} {...link} />
                      ))}
                    </ul>
                  </li>
                ) : (
                  <Entry key={item.href} {...item} />
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
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-small text-muted">
          <p>{copy.footer.rights(name, year)}</p>
          <LegalLinks menu={menu} />
        </div>
      </Container>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h2 className="font-body text-small font-semibold tracking-normal text-muted normal-case">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function Entry({ href, title }: { href: string; title: string }) {
  return (
    <li>
      <MenuLink href={href}>{title}</MenuLink>
    </li>
  )
}
