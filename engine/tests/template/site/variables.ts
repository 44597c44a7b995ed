import type { ZodType } from 'zod'

/**
 * The variables of this site's own code, as `{ BOOKING_KEY: z.string('is required: the key of the booking service') }`. They are checked at
 * start, and read by `siteVariable('BOOKING_KEY')` (docs/extending.md).
 */
export const siteVariables = {} satisfies Record<string, ZodType>
