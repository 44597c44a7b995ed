import type { Place } from '@/lib/content/places'
import { copy } from '@/site.copy'
import { Section } from '../layout/section'
import { mainPlace } from './contact-ways'
import { EmbeddedMap } from './embedded-map'
import { LocationList, placesLook } from './locations-and-schedule'

/** All places on the page of contacts, with the map of the main one across the page unless each has its own in a table. */
export function ContactPlaces({ locations }: { locations: Place[] }) {
  if (locations.length === 0) return null
  const place = mainPlace(locations)
  const withMap = place?.mapEmbedUrl ? place : locations.find(({ mapEmbedUrl }) => mapEmbedUrl)
  const map = placesLook.hasLargeMap ? withMap : undefined
  return (
    <Section title={copy.contact.locations} tone="apart">
      <div className={`grid gap-8 ${locations.length === 1 && map ? 'lg:grid-cols-[2fr_1fr]' : ''}`}>
        {map && (
          <EmbeddedMap src={map.mapEmbedUrl} place={map.name || map.city || copy.contact.location} isLarge />
        )}
        <LocationList locations={locations.map((one) => (one === map ? { ...one, mapEmbedUrl: '' } : one))} />
      </div>
    </Section>
  )
}
