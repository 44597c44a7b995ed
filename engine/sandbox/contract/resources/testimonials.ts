import { z } from 'zod'
import { collection } from '../collection'
import { imageByUrl } from '../image'
import { id, optionalDay, text } from '../text'

const testimonial = z.strictObject({
  slug: id,
  author: text,
  role: text,
  quote: text,
  rating: z.int().min(0).max(5).default(0),
  date: optionalDay,
  image: imageByUrl.optional(),
})

/** The served testimonials: only those with a quote. */
export const testimonials = collection(testimonial).transform((rows) =>
  rows.filter(({ quote }) => quote !== ''),
)
