import { sizedPicture } from '@site-starter/engine/pictures'
import { copyHere } from '@/lib/content/copy-in'
import { phoneColumn } from '@/lib/theme/phone-column'
import { EmbeddedMap } from '../contact/embedded-map'
import { ButtonLink } from '../layout/buttons'
import { Heading } from '../layout/heading'
import { Section } from '../layout/section'
import { ShapedPicture } from '../media/shaped-picture'
import { About } from '../text/about'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

type Place = ContentSectionProps<'directions'>['places'][number]

export function Directions({ places, ...head }: ContentSectionProps<'directions'>) {
  if (places.length === 0) return null
  return (
    <Section {...head}>
      <ul className="stack-12">
        {places.map((place, index) => (
          <PlaceRow key={index} place={place} level={head.title ? 3 : 2} />
        ))}
      </ul>
    </Section>
  )
}

/** A place with its address, directions, picture and map. On a phone, the address and directions come first. */
async function PlaceRow({ place, level }: { place: Place; level: 2 | 3 }) {
  const copy = copyHere()
  const { name, address, hours = [], way, map, picture } = place
  const shown = picture && (await sizedPicture(picture))
  return (
    <li className={shown || map ? 'grid gap-6 lg:grid-cols-[2fr_1fr] lg:gap-8' : ''}>
      <div className="stack-4">
        <Heading level={level} size="card" text={name} />
        <address className="not-italic">
          {address.map((line, index) => (
            <span key={index} className="block">
              {line}
            </span>
          ))}
        </address>
        {hours.length > 0 && (
          <ul className="figures">
            {hours.map((line, index) => (
              <li key={index}>{runningText(line)}</li>
            ))}
          </ul>
        )}
        {way && <p className="text-muted">{runningText(way)}</p>}
        <div className="print:hidden">
          <ButtonLink href={routeTo(address)} variant="outline" icon="place">
            <span>
              {copy.sections.directions}
              <About what={name} />
            </span>
          </ButtonLink>
        </div>
      </div>
      {(shown || map) && (
        <div className="stack-4 lg:order-first">
          {shown && (
            <ShapedPicture
              picture={shown}
              shapes={[4 / 3, 16 / 9]}
              sizes={`(min-width: 64rem) 52vw, ${phoneColumn}`}
              className=""
            />
          )}
          {map && <EmbeddedMap src={map} place={name} />}
        </div>
      )}
    </li>
  )
}

/** The address of a route in a map service. Phones open it in the visitor's own map app. */
function routeTo(address: string[]): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.join(', '))}`
}
