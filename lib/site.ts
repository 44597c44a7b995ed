import { type OwnPage, ownPages } from '@/lib/own-pages'
import {
  type Faq,
  getFaqs,
  getLegal,
  getLocations,
  getPosts,
  getProducts,
  getProjects,
  getServices,
  getSettings,
  getTestimonials,
  getValues,
  type LegalDocument,
  type Location,
  type Post,
  type Product,
  type Project,
  type Service,
  type Settings,
  type Testimonial,
  type Value,
} from '@/lib/platform'
import { copy } from '@/site.copy'

/** All content of the tenant. Every page needs it: its menus show only what exists. */
export interface Site {
  name: string
  settings: Settings
  services: Service[]
  products: Product[]
  projects: Project[]
  posts: Post[]
  testimonials: Testimonial[]
  faqs: Faq[]
  locations: Location[]
  values: Value[]
  /** Markdown files of the client's own. */
  ownPages: OwnPage[]
  /** Only documents that have been written. */
  terms: LegalDocument | undefined
  privacy: LegalDocument | undefined
  /** Which pages have content: nothing links to one that does not exist. */
  has: Record<keyof typeof copy.pages, boolean>
}

/** Reads everything at once, so that a slow platform costs one time limit and not one per resource. */
export async function getSite(): Promise<Site> {
  const [settings, services, products, projects, posts, testimonials, faqs, locations, values, legal] =
    await Promise.all([
      getSettings(),
      getServices(),
      getProducts(),
      getProjects(),
      getPosts(),
      getTestimonials(),
      getFaqs(),
      getLocations(),
      getValues(),
      getLegal(),
    ])
  const terms = written(legal.terms)
  const privacy = written(legal.privacy)
  const lists = { services, products, projects, posts, testimonials, faqs }
  const content = {
    ...lists,
    // What says nothing is no content.
    settings: { ...settings, schedule: settings.schedule.filter(({ days, hours }) => days || hours) },
    locations: locations.filter(
      ({ city, lines, mapsSearchUrl, mapEmbedUrl }) =>
        city || lines.length > 0 || mapsSearchUrl || mapEmbedUrl,
    ),
    values: values.filter(({ title, description }) => title || description),
  }
  return {
    ...content,
    name: settings.name || copy.unnamedSite,
    ownPages: ownPages(),
    terms,
    privacy,
    has: {
      services: services.length > 0,
      products: products.length > 0,
      projects: projects.length > 0,
      blog: posts.length > 0,
      testimonials: testimonials.length > 0,
      faqs: faqs.length > 0,
      about: settings.description !== '' || content.values.length > 0,
      terms: terms !== undefined,
      privacy: privacy !== undefined,
      contact: true,
      quote: true,
      thanks: true,
    },
  }
}

/** A document with its sections that say something; undefined when there is none. */
function written(document: LegalDocument | undefined): LegalDocument | undefined {
  const sections = document?.sections.filter(({ title, body }) => title || body) ?? []
  return sections.length > 0 ? { sections } : undefined
}
