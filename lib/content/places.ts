import type { Location } from '@/lib/kinds/locations'
import type { Settings } from '@/lib/kinds/settings'
import type { PlaceSettings } from '@/lib/settings/places'
import { siteConfig } from '@/site/config'

export type Place = Location & PlaceSettings

/** The locations with their settings from site/config.ts. Without such settings, the same list is returned. */
export function placesOf(locations: Location[]): Place[] {
  const { locations: settings } = siteConfig
  return settings ? locations.map((location) => ({ ...location, ...settings[location.slug] })) : locations
}

/** The place whose opening hours are the platform's schedule. */
export function mainPlace(places: Place[]): Place | undefined {
  return places.length === 1 ? places[0] : places.find(({ primary }) => primary)
}

interface Hours {
  settings: Settings
  locations: Place[]
}

/** The settings of the business, without the schedule if its only or main place, or every place, has its own hours. */
export function settingsBesidePlaces(site: Hours): Settings {
  // Without hours in site/config.ts, this returns early: reading the locations would make the page depend on them.
  const hasHours = Object.values(siteConfig.locations ?? {}).some(({ hours }) => hours)
  if (!hasHours || site.locations.length === 0) return site.settings
  const isElsewhere = mainPlace(site.locations)?.hours ?? site.locations.every(({ hours }) => hours)
  return isElsewhere ? { ...site.settings, schedule: [] } : site.settings
}

export function hoursOf(place: Place, { settings, locations }: Hours): Settings['schedule'] {
  return place.hours ?? (place === mainPlace(locations) ? settings.schedule : [])
}
