import { z } from 'zod'
import type { Contract } from '../resources'
import {
  absoluteAddress,
  amount,
  anchor,
  byteCount,
  calendarDate,
  chatAddress,
  exactLine,
  flag,
  frameAddress,
  html,
  line,
  linkAddress,
  listOf,
  oneOf,
  pixels,
  profile,
  prose,
  rating,
  requiredLink,
  slug,
  summaries,
  summary,
  wellFormed,
} from './fields'
import { most } from './limits'

const { object } = z

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

/** The schemas of a record of each resource under one contract description, each parsing into the domain model. */
export function schemasFor(contract: Contract, assetAddress: (pathname: string) => string) {
  /** How the contract refers to a file, and how the reference becomes an absolute address ('' when there is none). */
  const [reference, resolve] =
    contract === 4 ? (['pathname', assetAddress] as const) : (['url', absoluteAddress] as const)
  const src = wellFormed
    .transform((value) => (value.length <= most.address ? resolve(value) : ''))
    .pipe(z.string().min(1, 'is no usable address'))

  /** An object that refers to a file. */
  const withSrc = <S extends z.ZodRawShape>(shape: S) =>
    object({ ...shape, [reference]: src }).transform(
      ({ [reference]: address, ...rest }: Record<string, unknown>) =>
        ({ ...rest, src: address }) as z.output<z.ZodObject<S>> & { src: string },
    )

  const picture = withSrc({ alt: line, width: pixels, height: pixels }).optional()

  const file = withSrc({
    kind: oneOf(['image', 'video', 'document'], undefined),
    contentType: line,
    name: line,
    alt: line,
    size: byteCount,
    width: pixels,
    height: pixels,
  }).transform((asset) => ({ ...asset, kind: asset.kind ?? kindOf(asset.contentType) }))

  const titled = { slug, title: line }

  /** What services and products have in common. */
  const offer = {
    ...titled,
    icon: oneOf(iconKeys, 'neutral'),
    image: picture,
    short: summary,
    description: prose,
    bullets: summaries,
  }

  // A link without a title shows its address as delivered.
  const link = object({ title: line, url: requiredLink }).transform(({ title, url }) => ({
    title: title || url.text,
    url: url.address,
  }))

  const project = object({
    ...titled,
    client: line,
    problem: prose,
    solution: prose,
    results: prose,
    links: listOf(link),
    assets: listOf(file),
  })
    // 4.1.0 has no title, and older 6.3.0 records may carry only the client. The client is then the heading.
    .transform((record) => withTitle({ ...record, title: record.title || record.client }))

  const document = object({ sections: listOf(object({ title: line, body: prose })) }).optional()

  return {
    settings: object({
      name: line,
      tagline: line,
      description: prose,
      phone: line,
      email: line,
      whatsapp: chatAddress,
      appUrl: linkAddress,
      schedule: listOf(object({ days: line, hours: line })),
      social: object({
        facebook: profile('facebook'),
        instagram: profile('instagram'),
        linkedin: profile('linkedin'),
        x: profile('x'),
        youtube: profile('youtube'),
      }).prefault({}),
    }),
    services: object({
      ...offer,
      tier: oneOf(['primary', 'featured', 'secondary'], 'secondary'),
    }).transform(withTitle),
    products: object({
      ...offer,
      sku: line,
      price: amount,
      currency: oneOf(['EUR', 'USD', 'GBP'], null).default('EUR'),
      pricePeriod: oneOf(['once', 'month', 'year'], null).default('once'),
      priceNote: line,
      featured: flag(false),
      available: flag(true),
    })
      // An amount in an unknown currency or for an unknown period is not published.
      .transform(({ price, currency, pricePeriod, ...record }) =>
        withTitle({
          ...record,
          price: currency && pricePeriod ? price : 0,
          currency: currency ?? 'EUR',
          pricePeriod: pricePeriod ?? 'once',
        }),
      ),
    caseStudies: project,
    projects: project,
    posts: object({
      ...titled,
      excerpt: summary,
      body: html,
      coverImage: picture,
      publishedAt: calendarDate,
      updatedOn: calendarDate,
      tags: summaries,
      author: line,
    }).transform(withTitle),
    testimonials: object({
      slug: anchor,
      author: line,
      role: line,
      quote: prose,
      rating,
      date: calendarDate,
      image: picture,
    }),
    // The category stays untrimmed: grouping uses the exact string.
    faqs: object({ slug: anchor, question: line, answer: prose, category: exactLine }).transform((faq) => ({
      ...faq,
      question: faq.question || titleFrom(faq.slug),
    })),
    locations: object({
      slug: anchor,
      city: line,
      lines: summaries,
      mapsSearchUrl: linkAddress,
      mapEmbedUrl: frameAddress,
      primary: flag(false),
    }),
    values: object({ slug: anchor, title: line, description: prose }),
    legal: object({ terms: document, privacy: document }),
  }
}

/** As the specification derives the kind of a file. */
function kindOf(contentType: string): 'image' | 'video' | 'document' {
  const [type] = contentType.split('/')
  return type === 'image' || type === 'video' ? type : 'document'
}

/** Of the bundle that has the content (`lib/snapshots/sources.ts`). */
const untitled = new WeakSet<object>()

/** Whether the title of a record is made of its slug. */
export function isUntitled(record: object): boolean {
  return untitled.has(record)
}

/** A record without a title still needs a heading and a link text. It gets its slug, made readable. */
function withTitle<T extends { slug: string; title: string }>(record: T): T {
  if (record.title !== '') return record
  const titled = { ...record, title: titleFrom(record.slug) }
  untitled.add(titled)
  return titled
}

function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const { settings, legal } = schemasFor(6, String)

/** Placeholders for a singleton that was never read. */
export const emptySettings = settings.parse({})
export const emptyLegal = legal.parse({})
