import type { ZodType } from 'zod'

/**
 * The environment variables of this site's own code: `{ BOOKING_KEY: z.string('is required: the key of the booking service') }`. They are validated
 * at start. `siteVariable('BOOKING_KEY')` reads one (docs/extending.md).
 */
export const siteVariables = {} satisfies Record<string, ZodType>
