import type { Site } from '@/lib/content/site'
import { heroPicture } from '@/lib/pictures/picture-fit'
import { type CardOf, type PagedName, pagedNames } from '@/lib/resources'
import { routes } from '@/lib/routing/routes'
import { siteConfig } from '@/site.config'
import { headOf } from '../head'
import type { Page } from '../page'
import { businessData } from '../seo/business-data'
import { website } from '../seo/structured-data'
import { cardsOf } from './lists'

/** The content of the home page's sections: all content, but only the cards of records that have a page of their own. */
function homeSite(site: Site) {
  const { name, settings, services, testimonials, faqs, locations, values, has } = site
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

/** The locations that the home page shows. Structured data may say no more than the page. */
function shownLocations({ locations }: Site) {
  const entries = siteConfig.home.map((entry) => (typeof entry === 'string' ? { section: entry } : entry))
  const entry: { most?: number } | undefined = entries.find(({ section }) => section === 'locations')
  return entry ? locations.slice(0, entry.most) : []
}

export const homePage = {
  name: 'home',
  content: (site: Site) => {
    const { name, settings } = site
    const title = settings.tagline ? `${name} · ${settings.tagline}` : name
    return {
      head: headOf(site, { title, description: settings.description, path: routes.home }),
      data: settings.name ? [...businessData(site, shownLocations(site)), website(site)] : [],
      site: homeSite(site),
    }
  },
} satisfies Page
