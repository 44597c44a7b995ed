import { z } from 'zod'
import { collection } from '../collection'
import { icon } from '../icon'
import { slug, text, texts } from '../text'

export const services = <Image extends z.ZodType>(image: Image) =>
  collection(
    z.strictObject({
      slug,
      title: text,
      icon,
      tier: z.enum(['primary', 'featured', 'secondary']),
      image: image.optional(),
      short: text,
      description: text,
      bullets: texts,
    }),
  )
