import { type OwnPage, ownPages } from '@/lib/own-pages'
import type { LegalDocument, Part, TenantContent } from '@/lib/platform'
import { site as config } from '@/site.config'
import { copy } from '@/site.copy'

/** All content of the tenant, as pages show it. */
export interface Site extends Omit<TenantContent, 'legal'> {
  name: string
  /** Markdown files of the client's own. */
  ownPages: OwnPage[]
  /** Only documents that have been written. */
  terms: LegalDocument | undefined
  privacy: LegalDocument | undefined
  /** Which pages have content: nothing links to one that does not exist. */
  has: Record<keyof typeof copy.pages, boolean>
}

/** The part of the content that a property of `Site` comes from. What all pages depend on has none. */
export const partBehind: Record<keyof Site, Part | undefined> = {
  name: 'settings',
  settings: 'settings',
  services: 'services',
  products: 'products',
  projects: 'projects',
  posts: 'posts',
  testimonials: 'testimonials',
  faqs: 'faqs',
  locations: 'locations',
  values: 'values',
  terms: 'legal',
  privacy: 'legal',
  ownPages: undefined,
  has: undefined,
  version: undefined,
}

const sites = new WeakMap<TenantContent, Site>()

/** One site for one content. */
export function siteOf(content: TenantContent): Site {
  const known = process.env.NODE_ENV === 'development' ? undefined : sites.get(content)
  const site = known ?? makeSite(content)
  sites.set(content, site)
  return site
}

function makeSite({ legal, ...content }: TenantContent): Site {
  const { services, products, projects, posts, testimonials, faqs } = content
  const settings = settingsOf(content.settings)
  const values = valuesOf(content.values)
  const { terms, privacy } = documentsOf(legal)
  return {
    ...content,
    settings,
    locations: locationsOf(content.locations),
    values,
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
      about: settings.description !== '' || values.length > 0,
      terms: terms !== undefined,
      privacy: privacy !== undefined,
      contact: true,
      quote: true,
      thanks: true,
      search:
        config.search !== false &&
        [services, products, projects, posts, faqs].some(({ length }) => length > 0),
    },
  }
}

/* What says nothing is no content. */

const settingsOf = oncePerObject((settings: TenantContent['settings']) => ({
  ...settings,
  schedule: settings.schedule.filter(({ days, hours }) => days || hours),
}))

const locationsOf = oncePerObject((locations: TenantContent['locations']) =>
  locations.filter(
    ({ city, lines, mapsSearchUrl, mapEmbedUrl }) => city || lines.length > 0 || mapsSearchUrl || mapEmbedUrl,
  ),
)

const valuesOf = oncePerObject((values: TenantContent['values']) =>
  values.filter(({ title, description }) => title || description),
)

const documentsOf = oncePerObject(({ terms, privacy }: TenantContent['legal']) => ({
  terms: written(terms),
  privacy: written(privacy),
}))

/** A document with its sections that say something; undefined when there is none. */
function written(document: LegalDocument | undefined): LegalDocument | undefined {
  const sections = document?.sections.filter(({ title, body }) => title || body) ?? []
  return sections.length > 0 ? { sections } : undefined
}

/** The same result for the same object, so that two sites can be compared part by part. */
function oncePerObject<T extends object, U>(make: (source: T) => U): (source: T) => U {
  const made = new WeakMap<T, U>()
  return (source) => {
    const result = made.get(source) ?? make(source)
    made.set(source, result)
    return result
  }
}
