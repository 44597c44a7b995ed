import { z } from 'zod'
import { parseJson } from './json'
import { logError } from './log'
import { PlatformError, request } from './request'

/** The request shape of the specification; absent fields are not sent. */
export interface Lead {
  name: string
  email: string
  phone?: string
  formType: 'quote' | 'contact'
  serviceSlug?: string
  originDestination?: string
  message: string
}

export type LeadOutcome =
  | { status: 'created' }
  /** The platform refused these fields (dot paths of the specification). */
  | { status: 'invalid'; fields: string[] }
  /** It is certain, or said by the platform, that no lead was made. */
  | { status: 'failed' }
  /** The call went out and no usable answer came: the lead may be there or not. */
  | { status: 'unknown' }

/** A slow answer is still waited for after the visitor was told, so that a repeat need not make a second lead. */
const LATEST_ANSWER_MS = 30_000

const receipt = z.object({ success: z.literal(true), id: z.string() })

const refusal = z.object({ issues: z.array(z.object({ path: z.string() })) })

/** Creates a lead: one call, never repeated here. Never rejects; settles after 30 s at the latest. */
export async function createLead(lead: Lead): Promise<LeadOutcome> {
  try {
    const signal = AbortSignal.timeout(LATEST_ANSWER_MS)
    const { status, body } = await request('leads', { method: 'POST', json: lead, signal })
    const answer = parseJson(new TextDecoder().decode(body))
    if (status >= 200 && status < 300) return receiptOutcome(answer)
    if (status === 422) return { status: 'invalid', fields: refusedFields(answer) }
    logError(`leads: a lead was not accepted, the platform answered ${status}`)
    return { status: 'failed' }
  } catch (error) {
    logError(`leads: a lead may be lost: ${error instanceof Error ? error.message : String(error)}`)
    const isCertain = error instanceof PlatformError && error.reason === 'unreachable'
    return { status: isCertain ? 'failed' : 'unknown' }
  }
}

/** Success without the promised receipt may be anybody's answer, a proxy's for instance. */
function receiptOutcome(answer: unknown): LeadOutcome {
  if (receipt.safeParse(answer).success) return { status: 'created' }
  logError('leads: a lead may be lost, the answer was not the receipt of the specification')
  return { status: 'unknown' }
}

function refusedFields(answer: unknown): string[] {
  return refusal.safeParse(answer).data?.issues.map((issue) => issue.path) ?? []
}
