import { type MarkdownPage, markdownPages } from '@/lib/content/markdown-pages'
import type { LegalDocument } from '@/lib/platform'
import type { Part, TenantContent } from '@/lib/snapshots'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import { verdicts } from '../pictures/verdicts/verdicts'
import { isDevelopment } from '../process/mode'
import { oncePerObject } from '../process/once-per-object'
import { fileOrigins, withShownFiles } from './files/shown-files'
import { newPathsOf } from './new-paths'

/** All content of the tenant, as pages show it. */
export interface Site extends Required<Omit<TenantContent, 'legal' | 'moves'>> {
  name: string
  /** The paths of records that have changed their slugs, by their old paths. */
  newPaths: Record<string, string>
  /** The Markdown pages of the client. */
  markdownPages: MarkdownPage[]
  /** Undefined for a document without text. */
  terms: LegalDocument | undefined
  privacy: LegalDocument | undefined
  /** The origins of files that are shown as delivered, beside the configured ones. */
  fileOrigins: string[]
  /** Which pages have content. Nothing links to a page without content. */
  has: Record<keyof typeof copy.pages, boolean>
}

/** The part of the content that a property of `Site` comes from; undefined for properties that come from no single part. */
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
  markdownPages: undefined,
  fileOrigins: undefined,
  has: undefined,
  newPaths: undefined,
  version: undefined,
  unread: undefined,
}

/** The site of a content: the same object for the same content and the same unfit pictures, except in development. */
export function siteOf(content: TenantContent): Site {
  const { unfit } = verdicts
  return isDevelopment() ? makeSite(content, unfit) : sitesWith(unfit)(content)
}

const sitesWith = oncePerObject((unfit: ReadonlyMap<string, string>) =>
  oncePerObject((content: TenantContent) => makeSite(content, unfit)),
)

function makeSite(
  { legal, moves, version, unread = [], ...delivered }: TenantContent,
  unfit: ReadonlyMap<string, string>,
): Site {
  const origins = fileOrigins(delivered)
  const content = { ...delivered, ...withShownFiles(delivered, { origins, unfit }) }
  const { services, products, projects, posts, faqs } = content
  const testimonials = testimonialsOf(content.testimonials)
  const settings = settingsOf(content.settings)
  const values = valuesOf(content.values)
  const { terms, privacy } = documentsOf(legal)
  return {
    ...content,
    version: [version, ...unfit.keys()].join(' '),
    unread,
    settings,
    testimonials,
    locations: locationsOf(content.locations),
    values,
    name: settings.name || copy.unnamedSite,
    newPaths: newPathsOf(content, moves),
    markdownPages: markdownPages(),
    fileOrigins: origins,
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
        siteConfig.search !== false &&
        (unread.length > 0 || [services, products, projects, posts, faqs].some(({ length }) => length > 0)),
    },
  }
}

/* Empty records are left out. */

const settingsOf = oncePerObject((settings: TenantContent['settings']) => ({
  ...settings,
  schedule: settings.schedule.filter(({ days, hours }) => days || hours),
}))

const locationsOf = oncePerObject((locations: TenantContent['locations']) =>
  locations.filter(
    ({ city, lines, mapsSearchUrl, mapEmbedUrl }) => city || lines.length > 0 || mapsSearchUrl || mapEmbedUrl,
  ),
)

/** Stars alone say something too. */
const testimonialsOf = oncePerObject((testimonials: TenantContent['testimonials']) =>
  testimonials.filter(({ quote, rating }) => quote || rating > 0),
)

const valuesOf = oncePerObject((values: TenantContent['values']) =>
  values.filter(({ title, description }) => title || description),
)

const documentsOf = oncePerObject(({ terms, privacy }: TenantContent['legal']) => ({
  terms: written(terms),
  privacy: written(privacy),
}))

/** A document with its non-empty sections; undefined when there are none. */
function written(document: LegalDocument | undefined): LegalDocument | undefined {
  const sections = document?.sections.filter(({ title, body }) => title || body) ?? []
  return sections.length > 0 ? { sections } : undefined
}
