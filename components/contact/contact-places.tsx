import type { Place } from '@/lib/content/places'
import { copy } from '@/site.copy'
import { Section } from '../layout/section'
import { mainPlace } from './contact-ways'
import { EmbeddedMap } from './embedded-map'
import { LocationList } from './locations-and-schedule'

/** The place whose map stands among the ways to reach the business: the main one, or the first that has a map. */
function placeOfMap(locations: readonly Place[]): Place | undefined {
  const main = mainPlace(locations)
  return main?.mapEmbedUrl ? main : locations.find(({ mapEmbedUrl }) => mapEmbedUrl)
}

/** Where the business is, as a map that asks before it loads. */
export function WayThere({ locations }: { locations: readonly Place[] }) {
  const place = placeOfMap(locations)
  if (!place) return null
  return (
    <EmbeddedMap src={place.mapEmbedUrl} place={place.name || place.city || copy.contact.location} isLarge />
  )
}

/** All places on the page of contacts, across the page. */
export function ContactPlaces({ locations }: { locations: Place[] }) {
  if (locations.length === 0) return null
  const shown = placeOfMap(locations)
  return (
    <Section title={copy.contact.locations} tone="apart">
      <LocationList locations={locations.map((one) => (one === shown ? { ...one, mapEmbedUrl: '' } : one))} />
    </Section>
  )
}
