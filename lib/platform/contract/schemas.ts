import { z } from 'zod'
import {
  amount,
  calendarDate,
  exactText,
  flag,
  listOf,
  oneOf,
  pixels,
  rating,
  required,
  requiredAddress,
  slug,
  text,
  texts,
  webAddress,
} from './fields'
import { icon } from './icons'
import { note } from './notes'

/** How one contract description refers to a file, turned into an absolute address ('' when it names none). */
export interface FileReference {
  field: 'url' | 'pathname'
  resolve: (value: string) => string
}

/** The schemas of all resources under one contract description, each parsing into the domain model. */
export function schemasFor({ field, resolve }: FileReference) {
  const source = ({ [field]: value }: Record<string, unknown>) =>
    typeof value === 'string' ? resolve(value) : ''

  const picture = z
    .looseObject({ alt: text, width: pixels, height: pixels })
    .nullish()
    .transform((image) => {
      const src = image ? source(image) : ''
      if (image && src === '') note(`a picture without a usable ${field} is left out`)
      return image && src ? { src, alt: image.alt, width: image.width, height: image.height } : undefined
    })

  const file = z
    .looseObject({
      kind: z.enum(['image', 'video', 'document']),
      contentType: text,
      name: text,
      alt: text,
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
      title: text,
      icon,
      tier: z.enum(['primary', 'featured', 'secondary']),
      image: picture,
      short: text,
      description: text,
      bullets: texts,
    })
    .transform(withTitle)

  const product = z
    .object({
      slug,
      title: text,
      icon,
      image: picture,
      sku: text,
      price: amount,
      currency: oneOf(['EUR', 'USD', 'GBP'], 'EUR'),
      pricePeriod: oneOf(['once', 'month', 'year'], 'once'),
      priceNote: text,
      short: text,
      description: text,
      bullets: texts,
      featured: flag(false),
      available: flag(true),
    })
    .transform(withTitle)

  const project = z
    .object({
      slug,
      title: text,
      client: text,
      problem: text,
      solution: text,
      results: text,
      links: listOf(z.object({ title: text, url: requiredAddress }), 'links'),
      assets: listOf(file, 'assets'),
    })
    // 4.1.0 has no title and older 6.3.0 records may carry only the client, which then is the heading.
    .transform((record) => ({ ...record, title: record.title || record.client || titleFrom(record.slug) }))

  const post = z
    .object({
      slug,
      title: text,
      excerpt: text,
      body: text,
      coverImage: picture,
      publishedAt: calendarDate,
      updatedOn: calendarDate,
      tags: texts,
      author: text,
    })
    .transform(withTitle)

  const testimonial = z.object({
    slug,
    author: text,
    role: text,
    quote: required,
    rating,
    date: calendarDate,
    image: picture,
  })

  return { service, product, project, post, testimonial, ...plainSchemas }
}

/** A record without a title still needs a heading and a link text: its slug, made readable. */
function withTitle<T extends { slug: string; title: string }>(record: T): T {
  return { ...record, title: record.title || titleFrom(record.slug) }
}

function titleFrom(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const document = z
  .object({ sections: listOf(z.object({ title: text, body: text }), 'sections') })
  .nullish()
  .transform((value) => value ?? undefined)

/** Resources that refer to no file and so are alike under both descriptions. */
const plainSchemas = {
  settings: z.object({
    name: text,
    tagline: text,
    description: text,
    phone: text,
    email: text,
    whatsapp: webAddress,
    appUrl: webAddress,
    schedule: listOf(z.object({ days: text, hours: text }), 'schedule'),
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
  faq: z.object({ slug, question: required, answer: text, category: exactText }),
  location: z.object({
    slug,
    city: text,
    lines: texts,
    mapsSearchUrl: webAddress,
    mapEmbedUrl: webAddress,
    primary: flag(false),
  }),
  value: z.object({ slug, title: text, description: text }),
  legal: z.object({ terms: document, privacy: document }),
}
