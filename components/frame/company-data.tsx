import { formatTaxNumber } from '@/lib/format/tax-number'
import { runningText } from '@/lib/format/typography'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'

/** The legal data of the business in one line; nothing when site.config.ts has none. */
export function CompanyData() {
  const { legalName, taxNumber, address, registry, capital, permits = [] } = siteConfig.company ?? {}
  const { taxNumber: numberOf, registry: registeredAt, capital: capitalOf } = copy.footer.company
  const parts = [
    legalName,
    taxNumber && numberOf(formatTaxNumber(taxNumber)),
    address,
    registry && registeredAt(registry),
    capital && capitalOf(capital),
    ...permits.map(({ name, number }) => copy.footer.company.permit(name, number)),
  ].filter((part) => part !== undefined && part !== '')
  if (parts.length === 0) return null
  return <p>{runningText(parts.join(' – '))}</p>
}
