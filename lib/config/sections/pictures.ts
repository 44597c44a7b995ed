import { z } from 'zod'
import { link, optional, picture, type SectionPicture, type Titled, text, titled } from './fields'

/** Pictures with a text beside each, on alternating sides. */
export interface PictureAndText extends Titled {
  items: {
    title?: string
    /** Blank lines separate paragraphs. */
    text: string
    picture: SectionPicture
    /** A link below the text. */
    link?: { href: string; title: string }
  }[]
  /** The side of the first picture on a wide screen; 'left' when absent. */
  side?: 'left' | 'right'
}

export const pictureAndText: z.ZodType<PictureAndText> = z.strictObject({
  ...titled,
  items: z.array(
    z.strictObject({
      title: optional,
      text,
      picture,
      link: z.strictObject({ href: link, title: text }).exactOptional(),
    }),
  ),
  side: z.enum(['left', 'right'], 'must be left or right').exactOptional(),
})

/** Pictures of any number: one is full, two are halves, more than nine are folded away. */
export interface Gallery extends Titled {
  pictures: (SectionPicture & {
    /** Shown below the picture. */
    caption?: string
  })[]
}

export const gallery: z.ZodType<Gallery> = z.strictObject({
  ...titled,
  pictures: z.array(picture.extend({ caption: optional })),
})

/** Logos of clients or partners, in one ink. */
export interface Logos extends Titled {
  /** SVG is best. `alt` is the name of the company. */
  logos: (SectionPicture & { href?: string })[]
}

export const logos: z.ZodType<Logos> = z.strictObject({
  ...titled,
  logos: z.array(picture.extend({ href: link.exactOptional() })),
})

/** The people of the business. One or two may have a biography. */
export interface People extends Titled {
  people: {
    name: string
    role?: string
    /** Blank lines separate paragraphs. */
    text?: string
    picture?: SectionPicture
  }[]
}

export const people: z.ZodType<People> = z.strictObject({
  ...titled,
  people: z.array(
    z.strictObject({ name: text, role: optional, text: optional, picture: picture.exactOptional() }),
  ),
})

/** Somebody's words over a picture. */
export interface QuoteOnPicture {
  /** Without quotation marks. */
  quote: string
  author: string
  role?: string
  /** Wide, with a quiet left half. */
  picture: SectionPicture
}

export const quoteOnPicture: z.ZodType<QuoteOnPicture> = z.strictObject({
  quote: text,
  author: text,
  role: optional,
  picture,
})
