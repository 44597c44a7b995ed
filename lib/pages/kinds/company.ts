import type { Site } from '@/lib/content/site'
import { routes } from '@/lib/routing/routes'
import { businessData } from '@/lib/seo/business-data'
import { faqPage as faqData } from '@/lib/seo/structured-data'
import { copy } from '@/site.copy'
import { bySlug, slugsOf } from '../../content/find'
import { frameSettings } from '../frame'
import { headOf } from '../head'
import type { Page } from '../page'
import { formContent } from './form'

/* The pages that are in no list: about the business, questions, testimonials, forms, search, documents and Markdown pages. */

export const aboutPage = {
  name: 'about',
  content: (site: Site) => {
    const { settings, values, has } = site
    if (!has.about) return undefined
    return {
      head: headOf(site, { title: copy.pages.about, description: settings.description, path: routes.about }),
      description: settings.description,
      values,
      settings: frameSettings(site),
    }
  },
} satisfies Page

export const contactPage = {
  name: 'contact',
  content: (site: Site) => ({
    head: headOf(site, { title: copy.pages.contact, description: copy.contact.intro, path: routes.contact }),
    data: businessData(site, site.locations),
    locations: site.locations,
    form: formContent(site),
  }),
} satisfies Page

/** Its parameter is the preselected service, '' for none. */
export const quotePage = {
  name: 'quote',
  params: ({ services }) => ['', ...slugsOf(services)],
  content: (site: Site, slug: string) => {
    if (slug !== '' && !bySlug(site.services, slug)) return undefined
    return {
      head: headOf(site, { title: copy.pages.quote, description: copy.quote.intro, path: routes.quote }),
      form: formContent(site),
    }
  },
} satisfies Page

export const thanksPage = {
  name: 'thanks',
  content: (site: Site) => ({
    head: headOf(site, { title: copy.pages.thanks, path: routes.thanks }),
    settings: frameSettings(site),
  }),
} satisfies Page

/** The results of a search are not part of this content. */
export const searchPage = {
  name: 'search',
  content: (site: Site) => {
    if (!site.has.search) return undefined
    return { head: headOf(site, { title: copy.pages.search, path: routes.search }), has: site.has }
  },
} satisfies Page

export const notFoundPage = {
  name: 'notFound',
  content: (site: Site) => ({ settings: frameSettings(site) }),
} satisfies Page

export const testimonialsPage = {
  name: 'testimonials',
  content: (site: Site) => {
    const { testimonials } = site
    if (testimonials.length === 0) return undefined
    return {
      head: headOf(site, {
        title: copy.pages.testimonials,
        description: copy.testimonials.intro,
        path: routes.testimonials,
      }),
      testimonials,
      settings: frameSettings(site),
    }
  },
} satisfies Page

export const faqsPage = {
  name: 'faqs',
  content: (site: Site) => {
    const { faqs } = site
    if (faqs.length === 0) return undefined
    return {
      head: headOf(site, { title: copy.pages.faqs, description: copy.faqs.intro, path: routes.faqs }),
      data: faqData(faqs),
      faqs,
      settings: frameSettings(site),
    }
  },
} satisfies Page

/** Its parameter is the document: `terms` or `privacy`. */
export const legalPage = {
  name: 'legal',
  params: ({ has }) => (['terms', 'privacy'] as const).filter((document) => has[document]),
  content: (site: Site, param: string) => {
    const name = param === 'terms' ? 'terms' : 'privacy'
    const document = site[name]
    if (!document) return undefined
    return {
      head: headOf(site, { title: copy.pages[name], path: routes[name] }),
      title: copy.pages[name],
      document,
    }
  },
} satisfies Page

/** A Markdown page of the client. */
export const markdownPage = {
  name: 'markdown',
  params: ({ markdownPages }) => slugsOf(markdownPages),
  content: (site: Site, slug: string) => {
    const page = bySlug(site.markdownPages, slug)
    if (!page) return undefined
    const { title, description, path } = page
    return { head: headOf(site, { title, description, path }), page, settings: frameSettings(site) }
  },
} satisfies Page
