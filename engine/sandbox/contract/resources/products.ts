import { z } from 'zod'
import { collection } from '../collection'
import { icon } from '../icon'
import { slug, text, texts } from '../text'

export const products = <Image extends z.ZodType>(image: Image) =>
  collection(
    z.strictObject({
      slug,
      title: text,
      icon,
      image: image.optional(),
      sku: text,
      price: z.number().min(0).default(0),
      currency: z.enum(['EUR', 'USD', 'GBP']).default('EUR'),
      pricePeriod: z.enum(['once', 'month', 'year']).default('once'),
      priceNote: text,
      short: text,
      description: text,
      bullets: texts,
      featured: z.boolean().default(false),
      available: z.boolean().default(true),
    }),
  )
