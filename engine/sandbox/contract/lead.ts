import { z } from 'zod'

// The e-mail grammar in "Limits": no leading dot, no consecutive dots; the local part ends in neither dot nor apostrophe.
const EMAIL = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

/** The table "Lead". Unknown fields are dropped, not rejected: the table does not forbid them. */
export const lead = z.object({
  name: z.string('Required text.').min(2, 'At least 2 characters.'),
  email: z.string('Required text.').regex(EMAIL, 'Not a valid e-mail address.'),
  phone: z.string('Must be text.').optional(),
  formType: z.enum(['quote', 'contact'], 'Must be quote or contact.').default('quote'),
  serviceSlug: z.string('Must be text.').optional(),
  originDestination: z.string('Must be text.').optional(),
  message: z.string('Required text.').min(10, 'At least 10 characters.'),
})

export type Lead = z.infer<typeof lead>
