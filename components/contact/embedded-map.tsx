import type { ReactNode } from 'react'
import { copyHere } from '@/lib/content/copy-in'
import { Icon } from '../icon'
import { About } from '../text/about'

interface EmbeddedMapProps {
  src: string
  place: string
  /** Whether the placeholder of a closed map is as large as the map. */
  isLarge?: boolean
  /** Content below the open map. */
  children?: ReactNode
}

/** The placeholder of a closed map. */
const placeholder =
  'aspect-4/3 flex-col justify-center rounded-picture border border-line bg-sunken map-sheet sm:aspect-auto sm:h-60'

/** A map that loads on demand: a lazy iframe in closed `<details>` sends no request. Print opens `<details>`, but omits an unopened map. */
export function EmbeddedMap({ src, place, isLarge = false, children }: EmbeddedMapProps) {
  const copy = copyHere()
  const label = (
    <>
      <Icon name="place" />
      <span>
        {copy.contact.showMap}
        <About what={place} />
      </span>
    </>
  )
  return (
    <details className="not-open:print:hidden">
      <summary
        className={`flex min-h-11 list-none items-center gap-2 font-semibold text-accent [&::-webkit-details-marker]:hidden ${isLarge ? placeholder : 'w-fit rounded-button border border-current px-5 hover:bg-ink/5'}`}
      >
        {isLarge ? (
          <span className="m-4 block rounded-control bg-surface px-6 py-4 text-center">
            <span className="flex items-center justify-center gap-2 rounded-button border border-current px-5 py-2.5">
              {label}
            </span>
            <span className="mt-1 block text-small font-normal text-balance text-muted">
              {copy.contact.mapFrom(new URL(src).hostname.replace(/^www\./, ''))}
            </span>
          </span>
        ) : (
          label
        )}
      </summary>
      <iframe
        src={src}
        title={copy.contact.map(place)}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="mt-3 aspect-4/3 w-full rounded-control border border-line"
      />
      {children}
    </details>
  )
}
