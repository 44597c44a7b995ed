import type { Location } from '@/lib/kinds/locations'
import type { Settings } from '@/lib/kinds/settings'
import type { PlaceSettings } from '@/lib/settings/places'
import { siteConfig } from '@/site/config'

export type Place = Location & PlaceSettings

/** The same list where site/config.ts says nothing. */
export function placesOf(locations: Location[]): Place[] {
  const { locations: settings } = siteConfig
  return settings ? locations.map((location) => ({ ...location, ...settings[location.slug] })) : locations
}

/** The place that the platform's only schedule is about. */
export function mainPlace(places: Place[]): Place | undefined {
  return places.length === 1 ? places[0] : places.find(({ primary }) => primary)
}

interface Hours {
  settings: Settings
  locations: Place[]
}

/** The settings of the business, without a schedule when its place, or each place, has hours of its own. */
export function settingsBesidePlaces(site: Hours): Settings {
  // A page that shows no place depends on none while site/config.ts gives none any hours.
  const hasHours = Object.values(siteConfig.locations ?? {}).some(({ hours }) => hours)
  if (!hasHours || site.locations.length === 0) return site.settings
  const isElsewhere = mainPlace(site.locations)?.hours ?? site.locations.every(({ hours }) => hours)
  return isElsewhere ? { ...site.settings, schedule: [] } : site.settings
}

export function hoursOf(place: Place, { settings, locations }: Hours): Settings['schedule'] {
  return place.hours ?? (place === mainPlace(locations) ? settings.schedule : [])
}
