import type { Place as SomePlace } from '@/lib/content/places'
import { directionOf } from '@/lib/format/direction'
import { bound, copiedText, runningText } from '@/lib/format/typography'
import type { Settings } from '@/lib/resources/settings'
import { copy } from '@/site.copy'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { LinkedText } from '../text/text'
import { EmbeddedMap } from './embedded-map'
import { groupedHours } from './grouped-hours'
import { PlaceFacts, PlacePicture } from './place-facts'

/** Addresses, a row for each: its name, then the way to it. The main one says so. */
export function LocationList({ locations }: { locations: SomePlace[] }) {
  return (
    <ul>
      {locations.map((location) => (
        <Place key={location.slug} location={location} isMain={location.primary && locations.length > 1} />
      ))}
    </ul>
  )
}

function Place({ location, isMain }: { location: SomePlace; isMain: boolean }) {
  const { city, name = city, lines, mapsSearchUrl, mapEmbedUrl } = location
  // A place without a name takes its first line.
  const [firstLine = '', ...otherLines] = lines
  const title = name || firstLine || (isMain ? copy.contact.mainLocation : copy.contact.location)
  const shownLines = name ? lines : otherLines
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-[2fr_3fr]">
      <div className="stack-1">
        <Heading level={3} size="card" text={title} />
        {city && city !== name && <p className="text-small text-muted">{city}</p>}
        {isMain && (name || firstLine) && (
          <p className="text-small font-semibold text-accent">{copy.contact.mainLocation}</p>
        )}
        <PlacePicture place={location} />
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
        <PlaceFacts place={location} />
      </div>
    </li>
  )
}

/** The opening hours as written in the content; nothing when there are none. */
export function Schedule({ schedule }: Pick<Settings, 'schedule'>) {
  if (schedule.length === 0) return null
  return (
    <div className="stack-4">
      <Heading level={3} size="card" text={copy.contact.schedule} />
      <dl className="divide-lines border-y border-line figures">
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
