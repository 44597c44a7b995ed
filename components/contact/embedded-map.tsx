import { copy } from '@/site.copy'
import { Icon } from '../icon'

/**
 * A map that is closed until the visitor opens it: a lazy frame in closed `<details>` sends nothing to the map's server. On paper, where
 * `<details>` are open, a map that the visitor has not opened is left out.
 */
export function EmbeddedMap({ src, place }: { src: string; place: string }) {
  return (
    <details className="not-open:print:hidden">
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
