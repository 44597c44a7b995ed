import { createHash } from 'node:crypto'
import { createLead, type Lead, type LeadOutcome } from '@/lib/platform'
import { processState } from '@/lib/process-state'
import { sendUnlessClaimed } from './claims'
import { stayFor } from './stay'

/* One submission is one call; a double click and an identical repeat within ten minutes make no second lead. */

export type DeliveryOutcome =
  | LeadOutcome
  /** Not sent: too many leads in a short time, or in such a time without a proof of work. */
  | { status: 'limited' | 'captcha' }

interface Delivery {
  outcome: Promise<DeliveryOutcome>
  /** The visitor was told that nobody knows whether the lead arrived. */
  isDoubtful: boolean
}

const REMEMBERED_MS = 10 * 60_000
const VISITOR_WAITS_MS = 5_000

const deliveries = processState('deliveries', () => new Map<string, Delivery>())

/** @param refusal asked only before a call to the platform, so that a repeat of what was sent is never refused */
export async function deliverOnce(
  lead: Lead,
  refusal: () => Promise<'limited' | 'captcha' | undefined>,
): Promise<DeliveryOutcome> {
  const key = createHash('sha256').update(JSON.stringify(lead)).digest('base64url')
  const earlier = deliveries.get(key)
  let isAnyway = false
  if (earlier) {
    const wasDoubtful = earlier.isDoubtful
    const outcome = await answer(earlier)
    // Asked again by somebody who knows that the first may have arrived, and still no answer: send it, once.
    isAnyway = outcome.status === 'unknown' && wasDoubtful
    // That the first one lacked a proof says nothing of this one.
    if (!isAnyway && outcome.status !== 'captcha') return outcome
    const meanwhile = deliveries.get(key)
    if (meanwhile && meanwhile !== earlier) return answer(meanwhile)
  }
  const send = async () => {
    const status = await refusal()
    return status === undefined ? createLead(lead) : { status }
  }
  const delivery: Delivery = { outcome: sendUnlessClaimed(key, isAnyway, send), isDoubtful: false }
  remember(key, delivery)
  stayFor(delivery.outcome)
  const outcome = await answer(delivery)
  delivery.isDoubtful = outcome.status === 'unknown'
  return outcome
}

function answer(delivery: Delivery): Promise<DeliveryOutcome> {
  const limit = new Promise<DeliveryOutcome>((resolve) => {
    setTimeout(resolve, VISITOR_WAITS_MS, { status: 'unknown' })
  })
  return Promise.race([delivery.outcome, limit])
}

/** Only what became a lead is remembered, so that anything else can be sent again. */
function remember(key: string, delivery: Delivery): void {
  deliveries.set(key, delivery)
  const forget = () => {
    if (deliveries.get(key) === delivery) deliveries.delete(key)
  }
  delivery.outcome.then(({ status }) => {
    if (status === 'created') setTimeout(forget, REMEMBERED_MS).unref()
    else forget()
  }, forget)
}
