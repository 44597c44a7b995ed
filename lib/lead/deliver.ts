import { createHash } from 'node:crypto'
import { createLead, type Lead, type LeadOutcome } from '@/lib/platform'
import { processState } from '@/lib/process-state'

/* One submission is one call; a double click and an identical repeat within ten minutes make no second lead. */

interface Delivery {
  outcome: Promise<LeadOutcome>
  /** The visitor was told that nobody knows whether the lead arrived. */
  isDoubtful: boolean
}

const REMEMBERED_MS = 10 * 60_000
const VISITOR_WAITS_MS = 5_000

const deliveries = processState('deliveries', () => new Map<string, Delivery>())

export async function deliverOnce(lead: Lead): Promise<LeadOutcome> {
  const key = createHash('sha256').update(JSON.stringify(lead)).digest('base64url')
  const earlier = deliveries.get(key)
  if (earlier) {
    const wasDoubtful = earlier.isDoubtful
    const outcome = await answer(earlier)
    if (outcome.status !== 'unknown' || !wasDoubtful) return outcome
    // Asked again by somebody who knows that the first may have arrived, and still no answer: send it, once.
    const meanwhile = deliveries.get(key)
    if (meanwhile && meanwhile !== earlier) return answer(meanwhile)
  }
  const delivery: Delivery = { outcome: createLead(lead), isDoubtful: false }
  remember(key, delivery)
  const outcome = await answer(delivery)
  delivery.isDoubtful = outcome.status === 'unknown'
  return outcome
}

function answer(delivery: Delivery): Promise<LeadOutcome> {
  const limit = new Promise<LeadOutcome>((resolve) => {
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
  delivery.outcome.then(({ status }) =>
    status === 'created' ? setTimeout(forget, REMEMBERED_MS).unref() : forget(),
  )
}
