import type { LeadOutcome } from '@/lib/platform'

/** Why a lead is not sent: too many from one sender, or no proof of work while too many leads arrive in all. */
export const refusals = ['limited', 'captcha'] as const
export type Refusal = (typeof refusals)[number]

/** The outcome of a submission. */
export type DeliveryOutcome = LeadOutcome | { status: Refusal }
