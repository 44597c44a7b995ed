import { postCard, productCard, projectCard, serviceCard } from '@/lib/cards'
import { heroPicture } from '@/lib/hero-picture'
import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { localBusiness, website } from '@/lib/structured-data'
import { headOf } from './head'
import type { Page } from './page'

/** What the sections of the home page are drawn from: all content, but of records with a page of their own only their cards. */
function homeSite(site: Site) {
  const { name, settings, services, products, projects, posts, testimonials, faqs, locations, values, has } =
    site
  return {
    name,
    settings,
    heroPicture: heroPicture(site),
    services: services.map(serviceCard),
    products: products.map(productCard),
    projects: projects.map(projectCard),
    posts: posts.map(postCard),
    testimonials,
    faqs,
    locations,
    values,
    has,
  }
}

export type HomeSite = ReturnType<typeof homeSite>

export const homePage = {
  name: 'home',
  content: (site: Site) => {
    const { name, settings } = site
    const title = settings.tagline ? `${name} · ${settings.tagline}` : name
    return {
      head: headOf(site, { title, description: settings.description, path: routes.home }),
      data: settings.name ? localBusiness(site) : undefined,
      search: site.has.search ? website(site) : undefined,
      site: homeSite(site),
    }
  },
} satisfies Page
