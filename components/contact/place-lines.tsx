import { copyHere, titleIn } from '@/lib/content/copy-in'
import type { Place } from '@/lib/content/places'
import { langOfPlatform } from '@/lib/content/translations'
import { TextLink } from '../layout/text-link'
import { runningText } from '../text/words'
import { phoneLinks } from './contact-links'

/** Columns chosen so that the last row never has a single place. */
function columnsFor(count: number): string {
  if (count === 1) return ''
  if (count === 2) return 'sm:grid-cols-2'
  if (count % 3 !== 1) return 'sm:grid-cols-3'
  return count % 2 === 0 ? 'sm:grid-cols-2' : 'sm:grid-cols-4'
}

/** Places side by side, each with its name, and its address as a one-line link to the map. */
export function PlaceLines({ places }: { places: Place[] }) {
  const copy = copyHere()
  return (
    <ul className={`grid gap-x-8 gap-y-4 border-t border-line pt-4 ${columnsFor(places.length)}`}>
      {places.map(({ slug, city, name = city, lines, phone = '', mapsSearchUrl }) => {
        // The first address line names a place without a name.
        const [first = '', ...others] = name ? [name, ...lines] : lines
        const address = <address className="not-italic">{runningText(others.join(', '))}</address>
        return (
          <li key={slug} lang={langOfPlatform()} className="text-small">
            <p className="font-semibold">{titleIn(copy, first)}</p>
            {mapsSearchUrl ? (
              <TextLink href={mapsSearchUrl} quiet>
                {address}
              </TextLink>
            ) : (
              address
            )}
            {phoneLinks({ phone }, { quiet: true })}
          </li>
        )
      })}
    </ul>
  )
}
