import { z } from 'zod'
import { text } from '../text'

const document = z.strictObject({
  sections: z.array(z.strictObject({ title: text, body: text })).default([]),
})

/** The legal documents. Only documents that have been written are present. */
export const legal = z.strictObject({ terms: document.optional(), privacy: document.optional() })
