import type { LeadOutcome } from '@/lib/platform'

/** The outcome of a submission. */
export type DeliveryOutcome =
  | LeadOutcome
  /** Not sent: too many leads from one sender, or no proof of work while too many leads arrive in all. */
  | { status: 'limited' | 'captcha' }
