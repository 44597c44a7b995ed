import {
  calendarDate,
  type FileFields,
  id,
  imageFiles,
  line,
  prose,
  rating,
} from '@site-starter/engine/fields'
import { z } from 'zod'
import type { Collection } from './kind'

const schema = ({ picture }: FileFields) =>
  z.object({
    slug: id,
    author: line,
    role: line,
    quote: prose,
    rating,
    date: calendarDate,
    image: picture,
  })

export type Testimonial = z.output<ReturnType<typeof schema>>

/** A testimonial shown with its text, and therefore without stars. */
export const quoted = (testimonial: Testimonial | undefined) => testimonial && { ...testimonial, rating: 0 }

export const testimonials = {
  contracts: { 6: 'testimonials' },
  schema,
  // A rating without text is also a testimonial.
  isFilled: ({ quote, rating }) => quote !== '' || rating > 0,
  files: imageFiles,
  page: { name: 'testimonials', folder: 'testemunhos' },
} as const satisfies Collection<Testimonial>
