import { layoutOf } from '@/lib/config/theme/layout-of'
import type { Layouts } from '@/lib/config/theme/layouts'
import type { Place as SomePlace } from '@/lib/content/places'
import { directionOf } from '@/lib/format/direction'
import { bound, copiedText, runningText } from '@/lib/format/typography'
import type { Settings } from '@/lib/resources/settings'
import { copy } from '@/site.copy'
import { Grid } from '../layout/grid'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { LinkedText } from '../text/text'
import { EmbeddedMap } from './embedded-map'
import { groupedHours } from './grouped-hours'
import { PlaceFacts, PlacePicture } from './place-facts'

interface PlacesLook {
  /** Columns, in full rows. */
  isGrid?: true
  list: string
  place: string
  /** Stands beside the address, where that is a row. */
  ways: string
}

const looks: Record<Layouts['record'], PlacesLook> = {
  /** Columns of equal width. */
  beside: {
    isGrid: true,
    list: '',
    place: 'flex flex-col gap-3 border-t border-line py-6',
    ways: '',
  },
  /** Entries of a catalogue: the name in the margin, then the address, then the way. */
  essay: {
    list: '',
    place: 'grid gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-2 lg:grid-cols-3',
    ways: 'sm:max-lg:col-start-2',
  },
  /** A table across the page. */
  table: {
    list: 'border-b border-line',
    place:
      'grid gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-2 lg:grid-cols-[4fr_4fr_3fr] lg:has-[[open]]:[&>:last-child]:col-span-full',
    ways: 'sm:max-lg:col-start-2',
  },
}

const placesLook = looks[layoutOf('record')]

/** In a part of a page. */
const narrow: PlacesLook = {
  list: '',
  place: 'grid gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-[2fr_3fr]',
  ways: 'sm:col-start-2',
}

interface LocationListProps {
  locations: SomePlace[]
  /** Rows, where the list has not the width of the page. */
  isNarrow?: boolean
}

/** Addresses as the theme has them, each with its name and one way to it. The main one says so. */
export function LocationList({ locations, isNarrow = false }: LocationListProps) {
  const look = isNarrow ? narrow : placesLook
  const places = locations.map((location) => (
    <Place
      key={location.slug}
      location={location}
      isMain={location.primary && locations.length > 1}
      look={look}
    />
  ))
  return look.isGrid ? <Grid gap="gap-x-8">{places}</Grid> : <ul className={look.list}>{places}</ul>
}

interface PlaceProps {
  location: SomePlace
  isMain: boolean
  look: PlacesLook
}

function Place({ location, isMain, look }: PlaceProps) {
  const { city, name = city, lines, mapsSearchUrl, mapEmbedUrl } = location
  // A place without a name takes its first line.
  const [firstLine = '', ...otherLines] = lines
  const title = name || firstLine || (isMain ? copy.contact.mainLocation : copy.contact.location)
  const shownLines = name ? lines : otherLines
  const directions = mapsSearchUrl && (
    <p className="print:hidden">
      <TextLink href={mapsSearchUrl}>{copy.contact.directions}</TextLink>
    </p>
  )
  return (
    <li className={look.place}>
      <div className="stack-1">
        <Heading level={3} size="card" text={title} />
        {city && city !== name && <p className="text-small text-muted">{city}</p>}
        {isMain && (name || firstLine) && (
          <p className="text-small font-semibold text-accent">{copy.contact.mainLocation}</p>
        )}
        <PlacePicture place={location} />
      </div>
      {shownLines.length > 0 && (
        <address className="not-italic">
          {shownLines.map((line, index) => (
            <span key={index} dir={directionOf(line)} className="block">
              <LinkedText text={line} lineBefore={shownLines[index - 1]} draw={postalText} />
            </span>
          ))}
        </address>
      )}
      <div className={look.ways}>
        <PlaceFacts place={location} />
        {mapEmbedUrl ? (
          <EmbeddedMap src={mapEmbedUrl} place={title}>
            {directions}
          </EmbeddedMap>
        ) : (
          directions
        )}
      </div>
    </li>
  )
}

interface ScheduleProps extends Pick<Settings, 'schedule'> {
  /** Level of its heading in the outline of the page. */
  level?: 2 | 3
}

/** The opening hours as written in the content; nothing when there are none. */
export function Schedule({ schedule, level = 3 }: ScheduleProps) {
  if (schedule.length === 0) return null
  return (
    <div className="stack-4">
      <Heading level={level} size="card" text={copy.contact.schedule} />
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
