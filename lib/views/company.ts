import type { Part } from '@site-starter/engine/content'
import { aboutPicture } from '@site-starter/engine/pictures'
import { decoded } from '@site-starter/engine/text'
import { bySlug, slugsOf } from '@/lib/content/find'
import { hoursToday } from '@/lib/content/hours-today'
import { settingsBesidePlaces } from '@/lib/content/places'
import type { Site } from '@/lib/content/site'
import { plainPostCard } from '@/lib/kinds/posts'
import { plainServiceCard } from '@/lib/kinds/services'
import { quoted } from '@/lib/kinds/testimonials'
import { hasQuotes, isQuoted } from '@/lib/routes/quotes'
import { ofAnyService, routes } from '@/lib/routes/routes'
import { businessData } from '@/lib/structured-data/business-data'
import { faqPage as faqData } from '@/lib/structured-data/structured-data'
import { copy } from '@/site/copy'
import { formContent } from './form'
import { frameSettings } from './frame'
import { type Head, headOf } from './head'
import { homeEntry } from './home'
import { cardsOf } from './lists'
import type { View } from './view'

/* Pages outside lists: about the business, questions, testimonials, forms, search and legal documents. */

/** The longest quotation that visitors read in passing, in characters. */
const MAX_QUOTE_LENGTH = 320

export const aboutPage = pageIfAny('about', ['values'], (site) => ({
  description: site.settings.description,
  picture: aboutPicture(cardsOf('projects', site.projects, site), onHome('projects')),
  testimonial: quoted(
    site.testimonials
      .slice(onHome('testimonials'))
      .find(({ quote, image }) => quote !== '' && quote.length <= MAX_QUOTE_LENGTH && image),
  ),
  values: site.values,
}))

/** The number of records that the home page shows. */
function onHome(section: 'projects' | 'testimonials'): number {
  const entry = homeEntry(section)
  return entry ? (entry.most ?? 3) : 0
}

/** The search page, without search results, which are not part of this content. */
export const searchPage = pageIfAny('search', [], ({ has }) => ({ has }))

export const testimonialsPage = pageIfAny(
  'testimonials',
  ['testimonials'],
  ({ testimonials }) => ({ testimonials }),
  copy.testimonials.intro,
)

export const faqsPage = pageIfAny(
  'faqs',
  ['faqs'],
  ({ faqs }) => ({ faqs, data: faqData(faqs) }),
  copy.faqs.intro,
)

export const contactPage = {
  name: 'contact',
  content: (site: Site) => ({
    head: headNamed('contact', site, copy.contact.intro),
    data: businessData(site, site.locations),
    locations: site.locations,
    settings: settingsBesidePlaces(site),
    form: formContent(site, 'contact'),
  }),
} satisfies View

/** The quote page. Its parameter is the slug of the preselected service, current or earlier; '' for none. */
export const quotePage = {
  name: 'quote',
  params: ({ services }) => (hasQuotes() ? ['', ...slugsOf(services).filter(isQuoted)] : []),
  content: (site: Site, slug: string) => {
    const newPath = site.newPaths[routes.service(slug)] ?? ''
    const service =
      bySlug(site.services, slug) ?? bySlug(site.services, decoded(newPath.split('/').at(-1) ?? ''))
    if (!hasQuotes() || (slug !== '' && !(service && isQuoted(service.slug)))) return undefined
    const head = headNamed('quote', site, copy.quote.intro)
    const testimonial = site.testimonials.find(
      ({ quote }) => quote !== '' && quote.length <= MAX_QUOTE_LENGTH,
    )
    return { head, form: formContent(site), selected: service?.slug, testimonial: quoted(testimonial) }
  },
} satisfies View

/** The thank-you page. Its parameter is '' after a message, `ofAnyService` after a general request, or the slug of the requested service. */
export const thanksPage = {
  name: 'thanks',
  params: ({ services }) => [
    '',
    ...(hasQuotes() ? [ofAnyService, ...slugsOf(services).filter(isQuoted)] : []),
  ],
  content: (site: Site, sent: string) => {
    const isOfService = sent !== '' && sent !== ofAnyService
    const service = isOfService ? bySlug(site.services, sent) : undefined
    const isRequest = hasQuotes() && (service ? isQuoted(service.slug) : sent === ofAnyService)
    if (sent !== '' && !isRequest) return undefined
    return {
      head: headNamed('thanks', site),
      isRequest,
      service: service?.title ?? '',
      posts: site.posts.slice(0, 3).map(plainPostCard),
      settings: frameSettings(site),
      // Opening hours of the day make the page change every day.
      today: hoursToday(settingsBesidePlaces(site).schedule),
    }
  },
} satisfies View

export const notFoundPage = {
  name: 'notFound',
  isFallback: true,
  content: (site: Site) => ({
    services: site.services.slice(0, 5).map(plainServiceCard),
    settings: frameSettings(site),
  }),
} satisfies View

/** The page of a legal document. Its parameter is the document: `terms` or `privacy`. */
export const legalPage = {
  name: 'legal',
  params: ({ has }) => (['terms', 'privacy'] as const).filter((document) => has[document]),
  content: (site: Site, param: string) => {
    const name = param === 'terms' ? 'terms' : 'privacy'
    const document = site[name]
    return document && { head: headNamed(name, site), title: copy.pages[name], document }
  },
} satisfies View

/** A page that exists only if the site has content for it. While it does not exist, it still depends on these parts. */
function pageIfAny<Content>(
  name: 'about' | 'search' | 'testimonials' | 'faqs',
  parts: Part[],
  contentOf: (site: Site) => Content,
  description?: string,
) {
  return {
    name,
    parts,
    content: (site: Site) =>
      site.has[name]
        ? { head: headNamed(name, site, description), ...contentOf(site), settings: frameSettings(site) }
        : undefined,
  } satisfies View
}

function headNamed(name: keyof typeof copy.pages, site: Site, intro = ''): Head {
  const { [name]: description = '' }: { [page in typeof name]?: string } = copy.descriptions
  return headOf(site, {
    title: copy.pages[name],
    description: description || intro,
    path: routes[name],
    // The number of search result pages is unlimited.
    isUnlisted: name === 'search',
  })
}
