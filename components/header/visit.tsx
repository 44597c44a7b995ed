import type { Frame } from '@/lib/views/frame'
import { AddressLines } from '../contact/address-lines'
import { phoneLinks } from '../contact/contact-links'
import { groupedHours } from '../contact/grouped-hours'
import { FactRows } from '../contact/schedule'
import { TextLink } from '../layout/text-link'

/** Phone number, hours and address below a folded menu; an empty element if none is known. */
export function Visit({ frame: { settings, visit, copy } }: { frame: Frame }) {
  const { place, lines, mapsSearchUrl, hours } = visit
  const numbers = phoneLinks(settings, { quiet: true, texts: copy })
  const rows = groupedHours(hours).map(({ days, hours: times }) => ({ label: days, value: times }))
  return (
    <div className="stack-3 pt-6 text-small font-normal empty:hidden">
      {numbers.length > 0 && <div className="text-card figures [&_a]:font-semibold">{numbers}</div>}
      {rows.length > 0 && <FactRows rows={rows} className="[&>div]:py-1" />}
      {lines.length > 0 && (
        <div className="text-muted">
          <AddressLines lines={lines} />
        </div>
      )}
      {mapsSearchUrl && <TextLink href={mapsSearchUrl}>{copy.contact.wayThere(place)}</TextLink>}
    </div>
  )
}
