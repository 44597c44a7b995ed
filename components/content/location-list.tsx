import type { Location } from '@/lib/platform'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import { Heading } from '../layout/heading'
import { TextLink } from '../layout/text-link'

/** Addresses, the main one first. */
export function LocationList({ locations }: { locations: Location[] }) {
  const ordered = [...locations].sort((a, b) => Number(b.primary) - Number(a.primary))
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ordered.map((location) => (
        <Place key={location.slug} location={location} isMain={location.primary && locations.length > 1} />
      ))}
    </ul>
  )
}

function Place({ location, isMain }: { location: Location; isMain: boolean }) {
  const { city, lines, mapsSearchUrl, mapEmbedUrl } = location
  const title = city || (isMain ? copy.contact.mainLocation : copy.contact.location)
  return (
    <li className="grid gap-3 py-7 sm:grid-cols-2 sm:gap-8">
      <div className="space-y-1">
        <Heading level={3} size="card">
          {title}
        </Heading>
        {isMain && city && (
          <p className="text-small font-semibold text-accent">{copy.contact.mainLocation}</p>
        )}
      </div>
      <div className="min-w-0">
        {lines.length > 0 && (
          <address className="not-italic">
            {lines.map((line, index) => (
              <span key={index} className="block">
                {line}
              </span>
            ))}
          </address>
        )}
        {mapsSearchUrl && (
          <TextLink href={mapsSearchUrl} external>
            {copy.contact.directions}
          </TextLink>
        )}
        {mapEmbedUrl && <EmbeddedMap src={mapEmbedUrl} place={title} />}
      </div>
    </li>
  )
}

/** Closed until asked for: a lazy frame in closed `<details>` sends nothing to the map's server. */
function EmbeddedMap({ src, place }: { src: string; place: string }) {
  return (
    <details>
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-accent [&::-webkit-details-marker]:hidden">
        <Icon name="place" />
        {copy.contact.showMap}
      </summary>
      <iframe
        src={src}
        title={copy.contact.map(place)}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="mt-3 aspect-4/3 w-full rounded-control border border-line"
      />
    </details>
  )
}
