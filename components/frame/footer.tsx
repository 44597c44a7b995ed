import { emailLink, telephoneLink } from '@/lib/contact'
import { menuLinks } from '@/lib/menu'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { site as config } from '@/site.config'
import { copy } from '@/site.copy'
import { SocialLinks } from '../content/social-links'
import { Container } from '../layout/container'
import { TextLink } from '../layout/text-link'

const COMPLAINTS_BOOK = 'https://www.livroreclamacoes.pt/Inicio/'

export function Footer({ site }: { site: Site }) {
  const { settings, has, name } = site
  const telephone = telephoneLink(settings)
  const email = emailLink(settings)
  const hasContacts = Boolean(telephone || email || Object.values(settings.social).some(Boolean))
  const legal = (['terms', 'privacy'] as const).filter((page) => has[page])
  return (
    <footer className="no-print on-deep bg-deep pt-14 pb-32 text-on-deep lg:pb-14">
      <Container>
        <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
          <div className="max-w-md space-y-4">
            <p className="font-display text-section font-bold tracking-tight">{name}</p>
            {settings.tagline && <p className="text-lead text-on-deep-muted">{settings.tagline}</p>}
          </div>
          <nav aria-label={copy.nav.footer}>
            <ul>
              {menuLinks(config.footerMenu, site).map(({ href, title }) => (
                <li key={href}>
                  <TextLink href={href} quiet>
                    {title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
          {hasContacts && (
            <ul>
              {telephone && (
                <li>
                  <TextLink href={telephone} quiet>
                    {settings.phone}
                  </TextLink>
                </li>
              )}
              {email && (
                <li>
                  <TextLink href={email} quiet>
                    {settings.email}
                  </TextLink>
                </li>
              )}
              <SocialLinks social={settings.social} />
            </ul>
          )}
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-on-deep/25 pt-6 text-small text-on-deep-muted">
          <p>{copy.footer.rights(name, new Date().getUTCFullYear())}</p>
          {(legal.length > 0 || config.complaintsBook) && (
            <nav aria-label={copy.nav.legal}>
              <ul className="flex flex-wrap gap-x-8">
                {legal.map((page) => (
                  <li key={page}>
                    <TextLink href={routes[page]} quiet>
                      {copy.pages[page]}
                    </TextLink>
                  </li>
                ))}
                {config.complaintsBook && (
                  <li>
                    <TextLink href={COMPLAINTS_BOOK} quiet external>
                      {copy.footer.complaintsBook}
                    </TextLink>
                  </li>
                )}
              </ul>
            </nav>
          )}
        </div>
      </Container>
    </footer>
  )
}
