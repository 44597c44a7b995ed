import type { Resource } from '../../../../../lib/kinds'
import { hasResource, resourceNames } from '../../../../../lib/kinds/names'

export type Fields = Record<string, unknown>

/** A record of each resource in each contract, with every field of the specification. */
export const completeRecords = (
  [
    ['4.1.0', 4, { pathname: 'a' }],
    ['6.3.0', 6, { url: 'https://a.test/a' }],
  ] as const
).flatMap(([version, contract, source]) =>
  resourceNames
    .filter((name) => hasResource(contract, name))
    .flatMap((resource) => {
      const record = completeRecord(resource, source)
      // The common resources of both contracts differ only in the addresses of files.
      const tag = contract === 4 && hasResource(6, resource) ? '@all' : []
      return record ? [{ resource, version, record, tag }] : []
    }),
)

/** A complete record; undefined for a resource that an agency has added. */
function completeRecord(resource: Resource, source: object): Fields | undefined {
  const image = { ...source, alt: 'a', width: 1, height: 1 }
  const offer = { slug: 'a', title: 'a', icon: 'zap', image, short: 'a', description: 'a', bullets: ['a'] }
  const asset = { ...image, kind: 'image', contentType: 'image/png', name: 'a', size: 1 }
  const links = [{ title: 'a', url: 'https://a.test/' }]
  const story = { title: 'a', client: 'a', problem: 'a', solution: 'a', results: 'a' }
  const document = { sections: [{ title: 'a', body: 'a' }] }
  const address = 'https://a.test/'
  const records: Partial<Record<Resource, Fields>> = {
    settings: {
      ...{ name: 'a', tagline: 'a', description: 'a', phone: 'a', email: 'a', whatsapp: address },
      ...{ appUrl: address, schedule: [{ days: 'a', hours: 'a' }] },
      social: { facebook: address, instagram: address, linkedin: address, x: address, youtube: address },
    },
    services: { ...offer, tier: 'secondary' },
    products: {
      ...{ ...offer, sku: 'a', price: 0, currency: 'EUR', pricePeriod: 'once', priceNote: 'a' },
      ...{ featured: false, available: true },
    },
    caseStudies: { slug: 'a', ...story, links, assets: [asset] },
    projects: { slug: 'a', ...story, links, assets: [asset] },
    posts: {
      ...{ slug: 'a', title: 'a', excerpt: 'a', body: 'a', coverImage: image, tags: ['a'], author: 'a' },
      ...{ publishedAt: '2026-01-01', updatedOn: '2026-01-01' },
    },
    testimonials: {
      ...{ slug: 'a', author: 'a', role: 'a', quote: 'a', rating: 5, date: '2026-01-01', image },
    },
    faqs: { slug: 'a', question: 'a', answer: 'a', category: 'a' },
    locations: {
      ...{ slug: 'a', city: 'a', lines: ['a'], mapsSearchUrl: address, mapEmbedUrl: address, primary: true },
    },
    values: { slug: 'a', title: 'a', description: 'a' },
    legal: { terms: document, privacy: document },
  }
  return records[resource]
}

/** The paths of all nested values. */
export function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    [name],
    ...pathsIn(inner).map((path) => [name, ...path]),
  ])
}

export function valueAt(value: unknown, path: string[]): unknown {
  return path.reduce((outer, name) => Object(outer)[name], value)
}
