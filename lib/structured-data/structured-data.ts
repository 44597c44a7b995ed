import { logo, siteAddress } from '@site-starter/engine/structured-data'
import type { Site } from '@/lib/content/site'
import type { Faq } from '@/lib/kinds/faqs'
import type { Told } from '@/lib/kinds/kind'
import { routes } from '@/lib/routes/routes'
import { language } from '@/site/copy'
import { businessReference } from './business-data'

/* Structured data in schema.org terms: only what the page shows and Google supports. Google bars businesses from reviewing themselves. */

export function website({ name }: Pick<Site, 'name'>) {
  return {
    '@type': 'WebSite',
    '@id': siteAddress('/#site'),
    name,
    url: siteAddress(routes.home),
    inLanguage: language,
  }
}

export function toldAt(path: string, site: Pick<Site, 'name'>): Told {
  const business = businessReference(site)
  const publisher = { ...business, url: siteAddress(routes.home), ...logo() }
  return { url: siteAddress(path), business, publisher, language }
}

/** Structured data of questions; undefined if none has an answer. */
export function faqPage(faqs: Faq[]) {
  const answered = faqs.filter(({ answer }) => answer !== '')
  if (answered.length === 0) return undefined
  return {
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The breadcrumbs: the parent pages, then the current page, which needs no address. */
export function breadcrumbList(above: { title: string; href: string }[], current: string) {
  const items = [
    ...above.map(({ title, href }) => ({ name: title, item: siteAddress(href) })),
    { name: current },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
}
