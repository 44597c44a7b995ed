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

/** The content of the home page's sections: all content, but only the cards of records that have a page of their own. */
export function homeSite(site: Site) {
  const { name, services, testimonials, faqs, locations, values, has } = site
  const settings = settingsBesidePlaces(site)
  return {
    name,
    settings,
    heroPicture: heroPicture(site),
    /** A business with a single service shows all of it. */
    onlyService: services.length === 1 ? services[0] : undefined,
    ...cards(site),
    testimonials,
    faqs,
    locations,
    /** The places and the hours, on a home page without a section of places. The page of contacts has the maps. */
    atClosing: homeEntry('locations')
      ? { places: [], schedule: [] }
      : {
          places: locations.slice(0, MOST_AT_CLOSING).map((place) => ({ ...place, mapEmbedUrl: '' })),
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

const MOST_AT_CLOSING = 3

/** What site/config.ts says of a section of the home page; undefined where that has no such section. */
export function homeEntry(name: HomeSection): { most?: number } | undefined {
  return siteConfig.home.map(sectionEntry).find(({ section }) => section === name)
}

/** The locations that the home page shows. Structured data may say no more than the page. */
function shownLocations({ locations }: Site) {
  const entry = homeEntry('locations')
  if (entry) return locations.slice(0, entry.most)
  return homeEntry('closing') ? locations.slice(0, MOST_AT_CLOSING) : []
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
