import { z } from 'zod'
import { currentEnvironment } from '../environment/current-environment'
import { logError } from '../process/log'
import { patientTimeout } from '../process/patient-timeout'
import { outsideOfPage } from '../process/root-context'
import { parseJson } from '../text/json'
import { bodyOf, failureOf, headersFor } from './answer'

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
  /** No lead was created: the call was refused, or never reached the platform. */
  | { status: 'failed' }
  /** The call went out and no usable answer came: the lead may or may not exist. */
  | { status: 'unknown' }

/** The wait for a slow answer goes on after the visitor has been told, so that a repeated submission need not create a second lead. */
const LATEST_ANSWER_MS = 30_000

/** A lead gets a receipt, or the names of wrong fields. */
const MAX_RECEIPT_BYTES = 1_000_000

const receipt = z.object({ success: z.literal(true), id: z.string() })

const refusal = z.object({ issues: z.array(z.object({ path: z.string() })) })

/** Creates a lead with one call, which is never repeated here. Never rejects; settles after 30 s at the latest. */
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

/** A platform that fails, or a proxy that gave up waiting (408), may have created the lead before. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408
}

/** A success status without the specified receipt may come from something else, for instance a proxy. */
function receiptOutcome(answer: unknown): LeadOutcome {
  if (receipt.safeParse(answer).success) return { status: 'created' }
  logError('leads: a lead may be lost, the answer was not the receipt of the specification')
  return { status: 'unknown' }
}
