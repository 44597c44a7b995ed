import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createLead, type Lead } from '@/lib/platform'
import { processState } from '@/lib/process/process-state'
import { type DeliveryOutcome, sendUnlessClaimed, stayFor } from './claims'
import type { Refusal } from './limits'

/* A submission makes one call to the platform. A double click or an identical repeat within ten minutes creates no second lead. */

interface Delivery {
  outcome: Promise<DeliveryOutcome>
  /** The visitor was told that the lead may not have arrived. */
  isDoubtful: boolean
}

const REMEMBERED_MS = 10 * 60_000
const VISITOR_WAITS_MS = 5_000

const deliveries = processState('deliveries', () => new Map<string, Delivery>())

/**
 * @param refusal called only before a call to the platform, so that a repeated submission is never refused
 * @param sent what goes to the platform, if it says more than what makes two submissions the same
 */
export async function deliverOnce(
  lead: Lead,
  refusal: () => Promise<Refusal | undefined>,
  sent = lead,
): Promise<DeliveryOutcome> {
  const key = createHash('sha256').update(JSON.stringify(lead)).digest('base64url')
  const earlier = deliveries.get(key)
  let isAnyway = false
  if (earlier) {
    const wasDoubtful = earlier.isDoubtful
    const outcome = await answer(earlier)
    // The visitor was told that the first submission may have arrived, and it still has no outcome: send again, once.
    isAnyway = outcome.status === 'unknown' && wasDoubtful
    // The first submission lacked a proof of work; this submission may have one.
    if (!isAnyway && outcome.status !== 'captcha') return outcome
    const meanwhile = deliveries.get(key)
    if (meanwhile && meanwhile !== earlier) return answer(meanwhile)
  }
  const send = async () => {
    const status = await refusal()
    return status === undefined ? createLead(sent) : { status }
  }
  const delivery: Delivery = { outcome: sendUnlessClaimed(key, isAnyway, send), isDoubtful: false }
  remember(key, delivery)
  stayFor(delivery.outcome)
  const outcome = await answer(delivery)
  delivery.isDoubtful = outcome.status === 'unknown'
  return outcome
}

/** @throws Error when the delivery fails in time, so that Next.js logs it */
function answer({ outcome }: Delivery): Promise<DeliveryOutcome> {
  return Promise.race([outcome, wait(VISITOR_WAITS_MS, { status: 'unknown' } as const)])
}

/** Remembers only created leads, so that any other submission can be sent again. */
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
