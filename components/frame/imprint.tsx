import { formatTaxNumber } from '@site-starter/engine/text'
import { theme } from '@theme/theme'
import { addressIn } from '@/lib/content/copy-in'
import { routes } from '@/lib/routes/routes'
import { inOrder } from '@/lib/settings/company'
import type { Texts } from '@/lib/settings/define-copy'
import type { MenuLink } from '@/lib/settings/menu-entries'
import type { Frame, Menu } from '@/lib/views/frame'
import { siteConfig } from '@/site/config'
import { LinkItem, TextLink } from '../layout/text-link'
import { runningText } from '../text/words'

const layout = theme.footer

const COMPLAINTS_BOOK = 'https://www.livroreclamacoes.pt/Inicio/'

interface CopyProps {
  copy: Texts
}

/** The end of the footer: legal details of the business, as far as site/config.ts and the content contain them. */
export function Imprint({ frame: { name, year, copy }, menu }: { frame: Frame; menu: Menu }) {
  return (
    <div className={`mt-4 stack-4 text-small text-muted ${layout.imprint} lg:[&_a]:py-1.5`}>
      {siteConfig.funding.length > 0 && <FundingLogos copy={copy} />}
      <CompanyData copy={copy} />
      {siteConfig.disputeEntities.length > 0 && <DisputeEntities copy={copy} />}
      <div className={`flex flex-wrap items-center gap-x-8 gap-y-1 ${layout.imprintRow}`}>
        <p>{runningText(copy.footer.rights(name, year))}</p>
        <LegalLinks menu={menu} copy={copy} />
      </div>
    </div>
  )
}

/** Logos of public funding in their official order, on white in both colour schemes because most are made for white. */
function FundingLogos({ copy }: CopyProps) {
  return (
    <ul
      aria-label={copy.footer.funding}
      className="flex w-fit max-w-full flex-wrap items-center gap-x-8 gap-y-4 rounded-control bg-[#fff] p-4 forced-color-adjust-none"
    >
      {inOrder(siteConfig.funding).map(({ src, alt, ...size }) => (
        <li key={src}>
          <img
            src={src}
            alt={alt}
            {...size}
            loading="lazy"
            className="h-10 w-auto max-w-full object-contain"
          />
        </li>
      ))}
    </ul>
  )
}

function CompanyData({ copy }: CopyProps) {
  const { legalName, taxNumber, address, registry, capital, permits = [] } = siteConfig.company ?? {}
  const texts = copy.footer.company
  const parts = [
    legalName,
    taxNumber && texts.taxNumber(formatTaxNumber(taxNumber)),
    address,
    registry && texts.registry(registry),
    capital && texts.capital(capital),
    ...permits.map(({ name, number }) => texts.permit(name, number)),
  ].filter(Boolean)
  return parts.length > 0 && <p>{runningText(parts.join(' – '))}</p>
}

/** The entities for consumer disputes that Lei n.º 144/2015 requires a business to name. */
function DisputeEntities({ copy }: CopyProps) {
  return (
    <div>
      <p>{runningText(copy.footer.disputes)}</p>
      <ul className={`flex flex-wrap gap-x-8 ${layout.imprintList}`}>
        {siteConfig.disputeEntities.map(({ name, url }) => (
          <li key={url}>
            <TextLink href={url}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links to legal documents and to the Livro de Reclamações. */
function LegalLinks({ menu: { has: hasPage }, copy }: CopyProps & { menu: Menu }) {
  const documents = (['terms', 'privacy'] as const).filter((page) => hasPage[page])
  const links: MenuLink[] = documents.map((page) => ({
    href: addressIn(copy, routes[page]),
    title: copy.pages[page],
  }))
  if (siteConfig.complaintsBook) links.push({ href: COMPLAINTS_BOOK, title: copy.footer.complaintsBook })
  // engine/src/inline-scripts/browser/consent.ts opens the consent question at a click on this link.
  if (siteConfig.consent) links.push({ href: '#consentimento', title: copy.consent.link })
  if (links.length === 0) return null
  return (
    <nav aria-label={copy.nav.legal} className="max-sm:w-full">
      <ul className={`flex flex-wrap gap-x-8 ${layout.imprintList}`}>
        {links.map((link) => (
          <LinkItem key={link.href} {...link} />
        ))}
      </ul>
    </nav>
  )
}
