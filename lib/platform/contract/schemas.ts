import { z } from 'zod'
import {
  amount,
  anchor,
  byteCount,
  calendarDate,
  flag,
  oneOf,
  pixels,
  rating,
  requiredAddress,
  slug,
  webAddress,
} from './fields'
import { most } from './limits'
import { listOf, objectOf, summaries } from './objects'
import { exactLine, html, line, prose, summary, wellFormed } from './texts'

/** The fixed icon vocabulary of the specification. */
const iconKeys = [
  'truck',
  'wrench',
  'packageCheck',
  'hammer',
  'boxes',
  'warehouse',
  'arrowDownToLine',
  'zap',
  'clock',
  'shieldCheck',
] as const

const icon = oneOf(iconKeys, { unknown: 'neutral' })

/** How a contract description refers to a file, and how the reference becomes an absolute address ('' when there is none). */
export interface FileReference {
  field: 'url' | 'pathname'
  resolve: (value: string) => string
}

/** The schemas of all resources under one contract description, each parsing into the domain model. */
export function schemasFor({ field, resolve }: FileReference) {
  const src = wellFormed
    .transform((value) => (value.length <= most.address ? resolve(value) : ''))
    .pipe(z.string().min(1, 'is no usable address'))

  const picture = objectOf({ src, alt: line, width: pixels, height: pixels }, { src: field }).optional()

  const file = objectOf(
    {
      kind: oneOf(['image', 'video', 'document'], { unknown: undefined }),
      src,
      contentType: line,
      name: line,
      alt: line,
      size: byteCount,
      width: pixels,
      height: pixels,
    },
    { src: field },
  ).transform((asset) => ({ ...asset, kind: asset.kind ?? kindOf(asset.contentType) }))

  const service = objectOf({
    slug,
    title: line,
    icon,
    tier: oneOf(['primary', 'featured', 'secondary'], { unknown: 'secondary' }),
    image: picture,
    short: summary,
    description: prose,
    bullets: summaries,
  }).transform(withTitle)

  const product = objectOf({
    slug,
    title: line,
    icon,
    image: picture,
    sku: line,
    price: amount,
    currency: oneOf(['EUR', 'USD', 'GBP'], { absent: 'EUR', unknown: undefined }),
    pricePeriod: oneOf(['once', 'month', 'year'], { absent: 'once', unknown: undefined }),
    priceNote: line,
    short: summary,
    description: prose,
    bullets: summaries,
    featured: flag(false),
    available: flag(true),
  })
    // An amount in an unknown currency or for an unknown period is not published.
    .transform(({ price, currency, pricePeriod, ...record }) => ({
      ...withTitle(record),
      price: currency && pricePeriod ? price : 0,
      currency: currency ?? 'EUR',
      pricePeriod: pricePeriod ?? 'once',
    }))

  const project = objectOf({
    slug,
    title: line,
    client: line,
    problem: prose,
    solution: prose,
    results: prose,
    links: listOf(objectOf({ title: line, url: requiredAddress })),
    assets: listOf(file),
  })
    // 4.1.0 has no title, and older 6.3.0 records may carry only the client. The client is then the heading.
    .transform((record) => withTitle({ ...record, title: record.title || record.client }))

  const post = objectOf({
    slug,
    title: line,
    excerpt: summary,
    body: html,
    coverImage: picture,
    publishedAt: calendarDate,
    updatedOn: calendarDate,
    tags: summaries,
    author: line,
  }).transform(withTitle)

  const testimonial = objectOf({
    slug: anchor,
    author: line,
    role: line,
    quote: prose,
    rating,
    date: calendarDate,
    image: picture,
  })

  return { service, product, project, post, testimonial, ...plainSchemas() }
}

/** As the specification derives the kind of a file. */
function kindOf(contentType: string): 'image' | 'video' | 'document' {
  const [type] = contentType.split('/')
  return type === 'image' || type === 'video' ? type : 'document'
}

/** A record without a title still needs a heading and a link text. It gets its slug, made readable. */
function withTitle<T extends { slug: string; title: string }>(record: T): T {
  return { ...record, title: record.title || titleFrom(record.slug) }
}

function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Resources that refer to no file, so both contract descriptions use the same schema. */
function plainSchemas() {
  const document = objectOf({ sections: listOf(objectOf({ title: line, body: prose })) }).optional()
  return {
    settings: objectOf({
      name: line,
      tagline: line,
      description: prose,
      phone: line,
      email: line,
      whatsapp: webAddress,
      appUrl: webAddress,
      schedule: listOf(objectOf({ days: line, hours: line })),
      social: objectOf({
        facebook: webAddress,
        instagram: webAddress,
        linkedin: webAddress,
        x: webAddress,
        youtube: webAddress,
      }).prefault({}),
    }),
    // The category stays untrimmed: grouping uses the exact string.
    faq: objectOf({ slug: anchor, question: line, answer: prose, category: exactLine }).transform((faq) => ({
      ...faq,
      question: faq.question || titleFrom(faq.slug),
    })),
    location: objectOf({
      slug: anchor,
      city: line,
      lines: summaries,
      mapsSearchUrl: webAddress,
      mapEmbedUrl: webAddress,
      primary: flag(false),
    }),
    value: objectOf({ slug: anchor, title: line, description: prose }),
    legal: objectOf({ terms: document, privacy: document }),
  }
}

const { settings, legal } = schemasFor({ field: 'url', resolve: (value) => value })

/** Placeholders for a singleton that was never read. */
export const emptySettings = settings.parse({})
export const emptyLegal = legal.parse({})
