import { emailAddresses, telephoneLink } from '@/lib/content/contact'
import type { Site } from '@/lib/content/site'
import { currentEnvironment } from '@/lib/environment/current-environment'
import type { Faq, Post, Product, Service } from '@/lib/platform'
import { routes } from '@/lib/routing/routes'
import type * as schema from '@/lib/seo/structured-data-types'
import { siteConfig } from '@/site.config'
import { language } from '@/site.copy'

/* Structured data for search engines. It holds only what the page shows. It holds no reviews: a business may not review itself. */

const context = { '@context': 'https://schema.org' } as const

const address = (path: string) => new URL(path, currentEnvironment().siteUrl).href

/** Leaves out an empty property: readers of structured data report it as an error. */
const given = <K extends string, V>(key: K, value: V) =>
  value ? ({ [key]: value } as Record<K, NonNullable<V>>) : {}

/** The logo for light pages: search engines show it on white. */
const logo = () => given('logo', siteConfig.logo && address(encodeURI(siteConfig.logo.light)))

export function localBusiness({
  settings,
  name,
  locations,
}: Pick<Site, 'settings' | 'name' | 'locations'>): schema.Document<schema.LocalBusiness> {
  const main = locations.find((location) => location.primary) ?? locations[0]
  return {
    ...context,
    '@type': 'LocalBusiness',
    '@id': address('/#negocio'),
    name,
    url: address(routes.home),
    ...logo(),
    ...given('description', settings.description),
    ...given('telephone', telephoneLink(settings).replace('tel:', '')),
    ...given('email', emailAddresses(settings)[0]),
    ...(main && {
      address: {
        '@type': 'PostalAddress',
        ...given('streetAddress', main.lines.join(', ')),
        ...given('addressLocality', main.city),
      },
      ...given('hasMap', main.mapsSearchUrl),
    }),
    sameAs: Object.values(settings.social).filter(Boolean),
  }
}

/** Tells search engines the address of the site's search. */
export function website({ name }: Pick<Site, 'name'>): schema.Document<schema.WebSite> {
  return {
    ...context,
    '@type': 'WebSite',
    '@id': address('/#site'),
    name,
    url: address(routes.home),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address(routes.search)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

export function serviceData(service: Service, { name }: Pick<Site, 'name'>): schema.Document<schema.Service> {
  const { title, short, description, slug, image } = service
  return {
    ...context,
    '@type': 'Service',
    name: title,
    url: address(routes.service(slug)),
    ...given('description', short || description),
    ...given('image', image?.src),
    provider: { '@type': 'LocalBusiness', '@id': address('/#negocio'), name },
  }
}

const periods = { once: undefined, month: 'MON', year: 'ANN' } as const

/** Contains an offer only when a price is published. */
export function productData(product: Product): schema.Document<schema.Product> {
  const { title, short, description, slug, image, sku, price, currency, pricePeriod, available } = product
  const unitCode = periods[pricePeriod]
  const amount = { price, priceCurrency: currency }
  return {
    ...context,
    '@type': 'Product',
    name: title,
    url: address(routes.product(slug)),
    ...given('description', short || description),
    ...given('image', image?.src),
    ...given('sku', sku),
    ...(price > 0 && {
      offers: {
        '@type': 'Offer',
        ...amount,
        ...(unitCode && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            ...amount,
            referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
          },
        }),
        availability: available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
        url: address(routes.product(slug)),
      },
    }),
  }
}

export function blogPosting(post: Post, { name }: Pick<Site, 'name'>): schema.Document<schema.BlogPosting> {
  const { title, excerpt, slug, coverImage, publishedAt, updatedOn, author, tags } = post
  return {
    ...context,
    '@type': 'BlogPosting',
    headline: title,
    url: address(routes.post(slug)),
    inLanguage: language,
    ...given('description', excerpt),
    ...given('image', coverImage?.src),
    ...given('datePublished', publishedAt),
    ...given('dateModified', updatedOn || publishedAt),
    ...given('keywords', tags.join(', ')),
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name },
    publisher: { '@type': 'Organization', name, url: address(routes.home), ...logo() },
  }
}

export function faqPage(faqs: Faq[]): schema.Document<schema.FAQPage> {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: faqs
      .filter(({ answer }) => answer !== '')
      .map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
  }
}

/** The pages above the current page, then the page itself, which needs no address. */
export function breadcrumbList(
  above: { title: string; href: string }[],
  current: string,
): schema.Document<schema.BreadcrumbList> {
  const items = [...above.map(({ title, href }) => ({ name: title, item: address(href) })), { name: current }]
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...item,
    })),
  }
}
