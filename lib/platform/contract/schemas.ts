import { z } from 'zod'
import {
  amount,
  anchor,
  calendarDate,
  flag,
  listOf,
  oneOf,
  pixels,
  rating,
  requiredAddress,
  slug,
  summaries,
  webAddress,
} from './fields'
import { icon } from './icons'
import { most } from './limits'
import { note } from './notes'
import { exactLine, html, line, prose, requiredLine, requiredProse, summary } from './texts'

/** How a contract description refers to a file, and how the reference becomes an absolute address ('' when there is none). */
export interface FileReference {
  field: 'url' | 'pathname'
  resolve: (value: string) => string
}

/** The schemas of all resources under one contract description, each parsing into the domain model. */
export function schemasFor({ field, resolve }: FileReference) {
  const source = ({ [field]: value }: Record<string, unknown>) =>
    typeof value === 'string' && value.length <= most.address ? resolve(value) : ''

  const picture = z
    .looseObject({ alt: line, width: pixels, height: pixels })
    .nullish()
    .transform((image) => {
      const src = image ? source(image) : ''
      if (image && src === '') note(`a picture without a usable ${field} is left out`)
      return image && src ? { src, alt: image.alt, width: image.width, height: image.height } : undefined
    })

  const file = z
    .looseObject({
      kind: z.enum(['image', 'video', 'document']),
      contentType: line,
      name: line,
      alt: line,
      size: z.number().int().min(0).optional().catch(undefined),
      width: pixels,
      height: pixels,
    })
    .transform((asset, context) => {
      const src = source(asset)
      if (src === '') context.addIssue({ code: 'custom', path: [field], message: 'no usable address' })
      const { kind, contentType, name, alt, size, width, height } = asset
      return { kind, src, contentType, name, alt, size, width, height }
    })

  const service = z
    .object({
      slug,
      title: line,
      icon,
      tier: z.enum(['primary', 'featured', 'secondary']),
      image: picture,
      short: summary,
      description: prose,
      bullets: summaries('bullets'),
    })
    .transform(withTitle)

  const product = z
    .object({
      slug,
      title: line,
      icon,
      image: picture,
      sku: line,
      price: amount,
      currency: oneOf(['EUR', 'USD', 'GBP'], 'EUR'),
      pricePeriod: oneOf(['once', 'month', 'year'], 'once'),
      priceNote: line,
      short: summary,
      description: prose,
      bullets: summaries('bullets'),
      featured: flag(false),
      available: flag(true),
    })
    .transform(withTitle)

  const project = z
    .object({
      slug,
      title: line,
      client: line,
      problem: prose,
      solution: prose,
      results: prose,
      links: listOf(z.object({ title: line, url: requiredAddress }), 'links'),
      assets: listOf(file, 'assets'),
    })
    // 4.1.0 has no title, and older 6.3.0 records may carry only the client. The client is then the heading.
    .transform((record) => ({ ...record, title: record.title || record.client || titleFrom(record.slug) }))

  const post = z
    .object({
      slug,
      title: line,
      excerpt: summary,
      body: html,
      coverImage: picture,
      publishedAt: calendarDate,
      updatedOn: calendarDate,
      tags: summaries('tags'),
      author: line,
    })
    .transform(withTitle)

  const testimonial = z.object({
    slug: anchor,
    author: line,
    role: line,
    quote: requiredProse,
    rating,
    date: calendarDate,
    image: picture,
  })

  return { service, product, project, post, testimonial, ...plainSchemas() }
}

/** A record without a title still needs a heading and a link text. It gets its slug, made readable. */
function withTitle<T extends { slug: string; title: string }>(record: T): T {
  return { ...record, title: record.title || titleFrom(record.slug) }
}

function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const document = z
  .object({ sections: listOf(z.object({ title: line, body: prose }), 'sections') })
  .nullish()
  .transform((value) => value ?? undefined)

/** Resources that refer to no file, so both contract descriptions use the same schema. */
function plainSchemas() {
  return {
    settings: z.object({
      name: line,
      tagline: line,
      description: prose,
      phone: line,
      email: line,
      whatsapp: webAddress,
      appUrl: webAddress,
      schedule: listOf(z.object({ days: line, hours: line }), 'schedule'),
      social: z
        .object({
          facebook: webAddress,
          instagram: webAddress,
          linkedin: webAddress,
          x: webAddress,
          youtube: webAddress,
        })
        .nullish()
        .transform((social) => social ?? { facebook: '', instagram: '', linkedin: '', x: '', youtube: '' }),
    }),
    // The category stays untrimmed: grouping uses the exact string.
    faq: z.object({ slug: anchor, question: requiredLine, answer: prose, category: exactLine }),
    location: z.object({
      slug: anchor,
      city: line,
      lines: summaries('lines'),
      mapsSearchUrl: webAddress,
      mapEmbedUrl: webAddress,
      primary: flag(false),
    }),
    value: z.object({ slug: anchor, title: line, description: prose }),
    legal: z.object({ terms: document, privacy: document }),
  }
}

const { settings, legal } = schemasFor({ field: 'url', resolve: (value) => value })

/** Placeholders for a singleton that was never read. */
export const emptySettings = settings.parse({})
export const emptyLegal = legal.parse({})
