import { copy } from '@/site.copy'
import { Icon } from '../icon'

interface EmbeddedMapProps {
  src: string
  place: string
  /** As large as the map before it is open too. */
  isLarge?: boolean
}

const sheet =
  'aspect-4/3 flex-col justify-center rounded-picture border border-line bg-sunken map-sheet sm:aspect-video group-open/map:aspect-auto group-open/map:flex-row group-open/map:justify-start group-open/map:border-transparent group-open/map:bg-none group-open/map:bg-transparent'

/**
 * A map that is closed until the visitor opens it: a lazy frame in closed `<details>` sends nothing to the map's server. On paper, where
 * `<details>` are open, a map that the visitor has not opened is left out.
 */
export function EmbeddedMap({ src, place, isLarge = false }: EmbeddedMapProps) {
  return (
    <details className="group/map not-open:print:hidden">
      <summary
        className={`flex min-h-11 list-none items-center gap-2 font-semibold text-accent [&::-webkit-details-marker]:hidden ${isLarge ? sheet : ''}`}
      >
        <span
          className={`flex items-center gap-2 ${isLarge ? 'min-h-12 rounded-control bg-surface px-6 group-open/map:bg-transparent group-open/map:px-0' : ''}`}
        >
          <Icon name="place" />
          {copy.contact.showMap}
        </span>
        {isLarge && (
          <span className="px-4 text-center text-small font-normal text-muted group-open/map:hidden">
            {copy.contact.mapFrom(new URL(src).hostname.replace(/^www\./, ''))}
          </span>
        )}
      </summary>
      <iframe
        src={src}
        title={copy.contact.map(place)}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className={`mt-3 aspect-4/3 w-full rounded-control border border-line ${isLarge ? 'sm:aspect-video' : ''}`}
      />
    </details>
  )
}
