import 'server-only'

/* The only interface to the platform. No other folder of the site knows an API address. */

export { createLead, type Lead, type LeadOutcome } from './api/leads'
export type { Content, KindContent } from './contract/model'
export type { FailureReason, PlatformError } from './platform-error'
export { isAuthorizedPush, parsePush } from './push'
