import { theme } from '@theme/theme'
import { copyHere, titleIn } from '@/lib/content/copy-in'
import type { Place } from '@/lib/content/places'
import { langOfPlatform } from '@/lib/content/translations'
import { Grid } from '../layout/grid'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'
import { ShapedPicture } from '../media/shaped-picture'
import { About } from '../text/about'
import { AddressLines } from './address-lines'
import { phoneLinks } from './contact-links'
import { EmbeddedMap } from './embedded-map'
import { FactRows } from './schedule'

/** Layouts of a list of places. `ways` is beside the address in a layout with rows. */
const layouts = {
  /** The layout for a part of a page. */
  narrow: {
    isGrid: false,
    list: '',
    place: 'grid gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-[2fr_3fr]',
    ways: 'sm:col-start-2',
  },
  wide: theme.places,
}

interface LocationListProps {
  locations: Place[]
  /** Whether to use rows, for a list narrower than the page. */
  isNarrow?: boolean
}

/** The addresses in the theme's layout, each with its name and a link to directions. The main address is marked. */
export function LocationList({ locations, isNarrow = false }: LocationListProps) {
  const layout = layouts[isNarrow ? 'narrow' : 'wide']
  const places = locations.map((place) => (
    <li key={place.slug} className={layout.place}>
      <Location place={place} isMain={place.primary && locations.length > 1} ways={layout.ways} />
    </li>
  ))
  return layout.isGrid ? <Grid gap="gap-x-8">{places}</Grid> : <ul className={layout.list}>{places}</ul>
}

/** A place with its settings from site/config.ts: phone number, booking link, hours and other details. */
function Location({ place, isMain, ways }: { place: Place; isMain: boolean; ways: string }) {
  const copy = copyHere()
  const { city, name = city, lines, picture, phone = '', bookingUrl, hours = [], fields = [] } = place
  // The first address line names a place without a name.
  const [firstLine = '', ...otherLines] = lines
  const placeName = name || firstLine
  const unnamed = isMain ? copy.contact.mainLocation : copy.contact.location
  const title = placeName ? titleIn(copy, placeName) : unnamed
  const shownLines = name ? lines : otherLines
  const rows = [...hours.map(({ days, hours: times }) => ({ label: days, value: times })), ...fields]
  const directions = place.mapsSearchUrl && (
    <p className="print:hidden">
      <TextLink href={place.mapsSearchUrl}>
        {copy.contact.directions}
        <About what={title} />
      </TextLink>
    </p>
  )
  return (
    <>
      <div className="stack-1">
        <Heading
          level={3}
          size="card"
          text={title}
          lang={title === placeName ? langOfPlatform() : undefined}
        />
        {city && city !== name && (
          <p lang={langOfPlatform()} className="text-small text-muted">
            {city}
          </p>
        )}
        {isMain && placeName && (
          <p className="text-small font-semibold text-accent">{copy.contact.mainLocation}</p>
        )}
        {picture && (
          <ShapedPicture
            picture={{ width: undefined, height: undefined, ...picture }}
            shapes={[1, 16 / 9]}
            className="mt-3 w-full"
            sizes="(min-width: 40rem) 24rem, 92vw"
          />
        )}
      </div>
      <AddressLines lines={shownLines} />
      <div className={ways}>
        {phoneLinks({ phone })}
        {bookingUrl && (
          <p className="print:hidden">
            <TextLink href={bookingUrl} sameTab>
              {copy.contact.book}
              <About what={title} />
            </TextLink>
          </p>
        )}
        {rows.length > 0 && <FactRows rows={rows} />}
        {place.mapEmbedUrl ? (
          <EmbeddedMap src={place.mapEmbedUrl} place={title}>
            {directions}
          </EmbeddedMap>
        ) : (
          directions
        )}
      </div>
    </>
  )
}
