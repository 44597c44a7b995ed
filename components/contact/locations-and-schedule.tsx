import { directionOf } from '@/lib/format/direction'
import { bound, copiedText, runningText } from '@/lib/format/typography'
import type { Location } from '@/lib/resources/locations'
import type { Settings } from '@/lib/resources/settings'
import { copy } from '@/site.copy'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { LinkedText } from '../text/text'
import { EmbeddedMap } from './embedded-map'
import { groupedHours } from './grouped-hours'

/** Addresses; the main one says so. */
export function LocationList({ locations }: { locations: Location[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-8">
      {locations.map((location) => (
        <Place key={location.slug} location={location} isMain={location.primary && locations.length > 1} />
      ))}
    </ul>
  )
}

function Place({ location, isMain }: { location: Location; isMain: boolean }) {
  const { city, lines, mapsSearchUrl, mapEmbedUrl } = location
  // A place without a name takes its first line.
  const [firstLine = '', ...otherLines] = lines
  const title = city || firstLine || (isMain ? copy.contact.mainLocation : copy.contact.location)
  const shownLines = city ? lines : otherLines
  return (
    <li className="space-y-3 border-t border-line py-6">
      <div className="space-y-1">
        <Heading level={3} size="card" text={title} />
        {isMain && (city || firstLine) && (
          <p className="text-small font-semibold text-accent">{copy.contact.mainLocation}</p>
        )}
      </div>
      <div>
        {shownLines.length > 0 && (
          <address className="not-italic">
            {shownLines.map((line, index) => (
              <span key={index} dir={directionOf(line)} className="block">
                <LinkedText text={line} lineBefore={shownLines[index - 1]} draw={postalText} />
              </span>
            ))}
          </address>
        )}
        {mapsSearchUrl && (
          <p className="print:hidden">
            <TextLink href={mapsSearchUrl}>{copy.contact.directions}</TextLink>
          </p>
        )}
        {mapEmbedUrl && <EmbeddedMap src={mapEmbedUrl} place={title} />}
      </div>
    </li>
  )
}

/** The opening hours as written in the content; nothing when there are none. */
export function Schedule({ schedule }: Pick<Settings, 'schedule'>) {
  if (schedule.length === 0) return null
  return (
    <div className="space-y-4">
      <Heading level={3} size="card" text={copy.contact.schedule} />
      <dl className="divide-y divide-line border-y border-line tabular-nums">
        {groupedHours(schedule).map(({ days, hours }, index) => (
          <div key={index} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt>{runningText(days)}</dt>
            <dd className={CLOSED.test(hours) ? 'text-muted' : 'font-semibold'}>
              <LinkedText text={hours} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const CLOSED = /^(?:encerrad|fechad|folga|descanso)/i

/** Visitors copy an address. */
const postalText = (line: string) => copiedText(bound(line))
