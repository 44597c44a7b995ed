import { z } from 'zod'
import { link, optional, picture, type SectionPicture, type Titled, text, titled } from './fields'

/** A form of one to three fields, for anything but a lead: a newsletter, a callback. */
export interface SmallForm extends Titled {
  /** Where it is sent: a route of your own ('/api/boletim'), or a provider's https address, whose origin is in `formOrigins`. */
  action: string
  fields: {
    /** The name that the receiver expects. */
    name: string
    label: string
    /** 'text' when absent. */
    kind?: 'text' | 'email' | 'tel'
    /** Absent: it has to be filled in. */
    required?: boolean
  }[]
  /** Fields that a provider wants and nobody sees: `{ list: '42' }`. */
  hidden?: Record<string, string>
  button: string
  /** Below the field: what is done with the answer, how often you write. */
  promise?: string
}

export const smallForm: z.ZodType<SmallForm> = z.strictObject({
  ...titled,
  action: link,
  fields: z
    .array(
      z.strictObject({
        name: text,
        label: text,
        kind: z.enum(['text', 'email', 'tel'], 'must be text, email or tel').exactOptional(),
        required: z.boolean().exactOptional(),
      }),
    )
    .min(1, 'needs a field')
    .max(3, 'has more than three fields: take a page with a form'),
  hidden: z.record(z.string(), z.string()).exactOptional(),
  button: text,
  promise: optional,
})

/** Where the business is, and the way there. A map asks before it loads. */
export interface Directions extends Titled {
  places: {
    name: string
    /** The lines of the address. */
    address: string[]
    /** 'Segunda a sexta, 9h–18h'. */
    hours?: string[]
    /** The way there: parking, bus, metro. */
    way?: string
    /** The address that the map's provider gives for an `<iframe>`. */
    map?: string
    /** A picture of the place, or a drawn map. */
    picture?: SectionPicture
  }[]
}

export const directions: z.ZodType<Directions> = z.strictObject({
  ...titled,
  places: z.array(
    z.strictObject({
      name: text,
      address: z.array(text).min(1, 'needs a line'),
      hours: z.array(text).exactOptional(),
      way: optional,
      map: z.url({ protocol: /^https$/, error: 'must be an https address' }).exactOptional(),
      picture: picture.exactOptional(),
    }),
  ),
})

/** A band with the main action and the phone number. */
export interface MainAction {
  title: string
  text?: string
}

export const mainAction: z.ZodType<MainAction> = z.strictObject({ title: text, text: optional })
