import { z } from 'zod'
import { currentEnvironment } from '../environment/current-environment'
import { logError } from '../process/log'
import { patientTimeout } from '../process/patient-timeout'
import { outsideOfPage } from '../process/root-context'
import { parseJson } from '../text/json'
import { bodyOf, failureOf, headersFor } from './answer'

/** The request body of the specification. Absent fields are not sent. */
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
  /** The platform rejected these fields (dot paths of the specification). */
  | { status: 'invalid'; fields: string[] }
  /** No lead was created: the call was refused, or never reached the platform. */
  | { status: 'failed' }
  /** The call went out, but no usable response came: the lead may or may not exist. */
  | { status: 'unknown' }

/** How long to wait for a response, past the moment when the visitor is answered, so that a repeated submission need not create a second lead. */
const LATEST_ANSWER_MS = 30_000

/** The longest response to a lead, which is a receipt, or the names of wrong fields. */
const MAX_RECEIPT_BYTES = 1_000_000

const receipt = z.object({ success: z.literal(true), id: z.string() })

const refusal = z.object({ issues: z.array(z.object({ path: z.string() })) })

/** Creates a lead with a single call, without retries. Never rejects; settles within 30 s. */
export async function createLead(lead: Lead): Promise<LeadOutcome> {
  try {
    const { status, answer } = await post(lead)
    if (status >= 200 && status < 300) return receiptOutcome(answer)
    if (status === 422)
      return {
        status: 'invalid',
        fields: refusal.safeParse(answer).data?.issues.map(({ path }) => path) ?? [],
      }
    if (isRefusal(status)) {
      logError(`leads: a lead was not accepted, the platform answered ${status}`)
      return { status: 'failed' }
    }
    logError(`leads: a lead may be lost, the platform answered ${status}`)
    return { status: 'unknown' }
  } catch (error) {
    const { message, reason } = failureOf('leads', error)
    logError(`leads: a lead may be lost: ${message}`)
    return { status: reason === 'unreachable' ? 'failed' : 'unknown' }
  }
}

async function post(lead: Lead) {
  const { platformOrigin, apiKey } = currentEnvironment()
  const response = await outsideOfPage(() =>
    fetch(`${platformOrigin}/api/v1/leads`, {
      method: 'POST',
      body: JSON.stringify(lead),
      headers: { ...headersFor(apiKey), 'content-type': 'application/json' },
      redirect: 'error',
      signal: patientTimeout(LATEST_ANSWER_MS),
    }),
  )
  const body = await bodyOf('leads', response, MAX_RECEIPT_BYTES)
  return { status: response.status, answer: parseJson(new TextDecoder().decode(body)) }
}

/** Whether a status means that no lead was created. A failing platform, or a proxy that timed out (408), may have created it. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408
}

/** The outcome of a success status. Without the specified receipt, the response may come from something else, such as a proxy. */
function receiptOutcome(answer: unknown): LeadOutcome {
  if (receipt.safeParse(answer).success) return { status: 'created' }
  logError('leads: a lead may be lost, the answer was not the receipt of the specification')
  return { status: 'unknown' }
}
