import { z } from 'zod'
import { text } from '../text'

const row = z.strictObject({ days: text, hours: text })

const social = z.strictObject({ facebook: text, instagram: text, linkedin: text, x: text, youtube: text })

export const settings = z.strictObject({
  name: text,
  tagline: text,
  description: text,
  phone: text,
  email: text,
  whatsapp: text,
  appUrl: text,
  schedule: z.array(row).default([]),
  // A missing `social` is served as an empty object, according to the specification. Only an existing `social` gets the defaults of its fields.
  social: social.optional().transform((profiles) => profiles ?? {}),
})
