import type { ReactNode } from 'react'
import { emailAddresses, telephoneLink } from '@/lib/content/contact'
import { runningText } from '@/lib/format/typography'
import type { Frame, Menu } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { EmailLinks } from '../contact/email-links'
import { PhoneLinks } from '../contact/phone-links'
import { SocialLinks } from '../contact/social-links'
import { Logo } from '../header/logo'
import { MenuLink } from '../header/menu-link'
import { Container } from '../layout/container'
import { CompanyData } from './company-data'
import { DisputeEntities } from './dispute-entities'
import { FundingLogos } from './funding-logos'
import { LegalLinks } from './legal-links'

export function Footer({ frame, menu }: { frame: Frame; menu: Menu }) {
  const { settings, name, year } = frame
  const telephone = telephoneLink(settings)
  const hasEmail = emailAddresses(settings).length > 0
  const hasSocial = Object.values(settings.social).some(Boolean)
  return (
    <footer className="no-print border-t border-line bg-sunken pt-14 pb-32 low:pb-14 lg:pt-20 lg:pb-14">
      <Container>
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:grid-cols-[5fr_3fr_2fr_2fr]">
          <div className="col-span-full max-w-md space-y-4 lg:col-span-1">
            <p className={`font-display font-bold tracking-tight ${sizeOf(name)}`}>
              <Logo name={name} scale={1.3} />
            </p>
            {settings.tagline && <p className="text-muted">{runningText(settings.tagline)}</p>}
          </div>
          {(telephone || hasEmail) && (
            <Column title={copy.footer.contacts} isWide>
              {telephone && (
                <li>
                  <PhoneLinks settings={settings} quiet />
                </li>
              )}
              {hasEmail && (
                <li>
                  <EmailLinks settings={settings} quiet />
                </li>
              )}
              <Entry href={routes.quote}>{copy.actions.quote}</Entry>
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
                        <Entry key={href} href={href}>
                          {runningText(title)}
                        </Entry>
                      ))}
                    </ul>
                  </li>
                ) : (
                  <Entry key={item.href} href={item.href}>
                    {runningText(item.title)}
                  </Entry>
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
        <div className="mt-12 space-y-4 border-t border-line pt-6 text-small text-muted">
          <FundingLogos />
          <CompanyData />
          <DisputeEntities />
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <p>{copy.footer.rights(name, year)}</p>
            <LegalLinks menu={menu} />
          </div>
        </div>
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
    <div className={`min-w-0 space-y-2 ${isWide ? 'max-sm:col-span-full' : ''}`}>
      <h2 className="font-body text-small font-semibold tracking-normal text-muted normal-case">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function Entry({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <MenuLink href={href}>{children}</MenuLink>
    </li>
  )
}
