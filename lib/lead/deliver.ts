import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { processState } from '@/lib/environment/process/process-state'
import { createLead, type Lead } from '@/lib/platform/leads'
import { type DeliveryOutcome, sendUnlessClaimed, stayFor } from './claims'
import type { Refusal } from './limits'

/* A submission makes one call to the platform. A double click or an identical repeat within ten minutes creates no second lead. */

export interface Delivery {
  outcome: Promise<DeliveryOutcome>
  /** Whether the visitor was told that nobody knows whether the lead has arrived. */
  isToldUnknown: boolean
}

const REMEMBERED_MS = 10 * 60_000
const VISITOR_WAITS_MS = 5_000

processState.deliveries ??= new Map()
const { deliveries } = processState

/**
 * @param origin lines that the message ends with. They do not make a submission another one
 * @param refusal called only before a call to the platform, so that a repeated submission is never refused
 */
export async function deliverOnce(
  lead: Lead,
  origin: string[],
  refusal: () => Promise<Refusal | undefined>,
): Promise<DeliveryOutcome> {
  const key = createHash('sha256').update(JSON.stringify(lead)).digest('base64url')
  const send = async () => {
    const status = await refusal()
    if (status !== undefined) return { status }
    return createLead(
      origin.length > 0 ? { ...lead, message: `${lead.message}\n\n${origin.join('\n')}` } : lead,
    )
  }
  const earlier = deliveries.get(key)
  if (earlier === undefined) return deliver(key, send, false)
  const wasToldUnknown = earlier.isToldUnknown
  const outcome = await answer(earlier)
  // The visitor knows that the first submission may have arrived, it still has no outcome, and here is the second: it is sent, once.
  const isAnyway = outcome.status === 'unknown' && wasToldUnknown
  // Or the first lacked a proof of work, which the second may have.
  if (!isAnyway && outcome.status !== 'captcha') return outcome
  const meanwhile = deliveries.get(key)
  return meanwhile && meanwhile !== earlier ? answer(meanwhile) : deliver(key, send, isAnyway)
}

async function deliver(
  key: string,
  send: () => Promise<DeliveryOutcome>,
  isAnyway: boolean,
): Promise<DeliveryOutcome> {
  const delivery: Delivery = { outcome: sendUnlessClaimed(key, isAnyway, send), isToldUnknown: false }
  remember(key, delivery)
  stayFor(delivery.outcome)
  const outcome = await answer(delivery)
  delivery.isToldUnknown = outcome.status === 'unknown'
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
