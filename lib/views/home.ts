import { heroPicture } from '@site-starter/engine/pictures'
import { settingsBesidePlaces } from '@/lib/content/places'
import type { Site } from '@/lib/content/site'
import { type CardOf, type PagedName, pagedNames } from '@/lib/kinds'
import { routes } from '@/lib/routes/routes'
import { sectionEntry } from '@/lib/settings/sections/home-entry'
import type { HomeSection } from '@/lib/settings/sections/home-sections'
import { businessData } from '@/lib/structured-data/business-data'
import { website } from '@/lib/structured-data/structured-data'
import { siteConfig } from '@/site/config'
import { copy } from '@/site/copy'
import { headOf } from './head'
import { cardsOf } from './lists'
import type { View } from './view'

/** The content for sections of the home page: everything, but only cards of records that have their own page. */
export function homeSite(site: Site) {
  const { name, services, testimonials, faqs, locations, values, has } = site
  const settings = settingsBesidePlaces(site)
  return {
    name,
    settings,
    heroPicture: heroPicture(site),
    /** The only service of the business, shown in full. */
    onlyService: services.length === 1 ? services[0] : undefined,
    ...cards(site),
    testimonials,
    faqs,
    locations,
    /** Places and hours for the closing section, on a home page without locations. Maps are on the contact page. */
    atClosing: homeEntry('locations')
      ? { places: [], schedule: [] }
      : {
          places: locations.slice(0, MAX_PLACES_AT_CLOSING).map((place) => ({ ...place, mapEmbedUrl: '' })),
          schedule: settings.schedule,
        },
    values,
    has,
  }
}

function cards(site: Site) {
  return Object.fromEntries(pagedNames.map((name) => [name, cardsOf(name, site[name], site)])) as {
    [K in PagedName]: CardOf<K>[]
  }
}

export type HomeSite = ReturnType<typeof homeSite>

const MAX_PLACES_AT_CLOSING = 3

/** The entry of a section in `home` of site/config.ts; undefined if the home page does not have the section. */
export function homeEntry(name: HomeSection): { most?: number } | undefined {
  return siteConfig.home.map(sectionEntry).find(({ section }) => section === name)
}

/** The locations on the home page. Structured data must not contain more than the page shows. */
function shownLocations({ locations }: Site) {
  const entry = homeEntry('locations')
  if (entry) return locations.slice(0, entry.most)
  return homeEntry('closing') ? locations.slice(0, MAX_PLACES_AT_CLOSING) : []
}

export const homePage = {
  name: 'home',
  content: (site: Site) => {
    const { name, settings } = site
    const title = settings.tagline ? `${name} · ${settings.tagline}` : name
    return {
      head: headOf(site, { title, description: copy.descriptions.home, path: routes.home }),
      data: settings.name ? [...businessData(site, shownLocations(site)), website(site)] : [],
      site: homeSite(site),
    }
  },
} satisfies View
