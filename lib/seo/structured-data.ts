import type { Site } from '@/lib/content/site'
import type { Faq, Post, Product, Service } from '@/lib/platform'
import { routes } from '@/lib/routing/routes'
import { language } from '@/site.copy'
import { businessReference } from './business-data'
import { given, logo, siteAddress } from './json-ld'

/*
 * Structured data for search engines, in words of schema.org. It holds only what the page shows, and only what Google takes. It holds
 * no reviews: a business may not review itself.
 */

/** Tells search engines the name of the site. */
export function website({ name }: Pick<Site, 'name'>) {
  return {
    '@type': 'WebSite',
    '@id': siteAddress('/#site'),
    name,
    url: siteAddress(routes.home),
    inLanguage: language,
  }
}

export function serviceData({ title, short, description, slug, image }: Service, site: Pick<Site, 'name'>) {
  return {
    '@type': 'Service',
    name: title,
    url: siteAddress(routes.service(slug)),
    ...given('description', short || description),
    ...given('image', image?.src),
    provider: businessReference(site),
  }
}

const periods = { once: undefined, month: 'MON', year: 'ANN' } as const

/** Undefined unless the page shows a price: Google refuses a product without an offer. */
export function productData(product: Product) {
  const { title, short, description, slug, image, sku, price, priceNote, currency, pricePeriod, available } =
    product
  if (!available || price === 0) return undefined
  const unitCode = periods[pricePeriod]
  const amount = { price, priceCurrency: currency }
  return {
    '@type': 'Product',
    name: title,
    url: siteAddress(routes.product(slug)),
    ...given('description', short || description),
    ...given('image', image?.src),
    ...given('sku', sku),
    offers: {
      '@type': 'Offer',
      ...amount,
      ...given('description', priceNote),
      ...(unitCode && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...amount,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
        },
      }),
      availability: 'https://schema.org/InStock',
      url: siteAddress(routes.product(slug)),
    },
  }
}

export function blogPosting(post: Post, site: Pick<Site, 'name'>) {
  const { title, excerpt, slug, coverImage, publishedAt, updatedOn, author, tags } = post
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: siteAddress(routes.post(slug)),
    inLanguage: language,
    ...given('description', excerpt),
    ...given('image', coverImage?.src),
    ...given('datePublished', publishedAt),
    ...given('dateModified', updatedOn || publishedAt),
    ...given('keywords', tags.join(', ')),
    author: author ? { '@type': 'Person', name: author } : businessReference(site),
    publisher: { ...businessReference(site), url: siteAddress(routes.home), ...logo() },
  }
}

/** Undefined when no question has an answer. */
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

/** The pages above the current page, then the page itself, which needs no address. */
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
