/*
 * The part of schema.org that this site writes. The package `schema-dts` describes all of schema.org, but checking its
 * types took a third of the type check of each build.
 */

export type Document<T extends Thing> = T & { '@context': 'https://schema.org' }

export type Thing = LocalBusiness | WebSite | Service | Product | BlogPosting | FAQPage | BreadcrumbList

interface Described {
  name: string
  url: string
  description?: string
  image?: string
}

export interface LocalBusiness extends Described {
  '@type': 'LocalBusiness'
  '@id': string
  logo?: string
  telephone?: string
  email?: string
  address?: { '@type': 'PostalAddress'; streetAddress?: string; addressLocality?: string }
  hasMap?: string
  sameAs: string[]
}

export interface WebSite {
  '@type': 'WebSite'
  '@id': string
  name: string
  url: string
  inLanguage: string
  potentialAction: {
    '@type': 'SearchAction'
    target: { '@type': 'EntryPoint'; urlTemplate: string }
    'query-input': string
  }
}

export interface Service extends Described {
  '@type': 'Service'
  provider: { '@type': 'LocalBusiness'; '@id': string; name: string }
}

export interface Product extends Described {
  '@type': 'Product'
  sku?: string
  offers?: Offer
}

interface Amount {
  price: number
  priceCurrency: string
}

interface Offer extends Amount {
  '@type': 'Offer'
  priceSpecification?: Amount & {
    '@type': 'UnitPriceSpecification'
    referenceQuantity: { '@type': 'QuantitativeValue'; value: number; unitCode: 'MON' | 'ANN' }
  }
  availability: 'https://schema.org/InStock' | 'https://schema.org/OutOfStock'
  url: string
}

export interface BlogPosting {
  '@type': 'BlogPosting'
  headline: string
  url: string
  inLanguage: string
  description?: string
  image?: string
  datePublished?: string
  dateModified?: string
  keywords?: string
  author: { '@type': 'Person' | 'Organization'; name: string }
  publisher: { '@type': 'Organization'; name: string; url: string; logo?: string }
}

export interface FAQPage {
  '@type': 'FAQPage'
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[]
}

export interface BreadcrumbList {
  '@type': 'BreadcrumbList'
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item?: string }[]
}
