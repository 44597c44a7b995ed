import { hash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { after } from 'next/server'
import { host } from '../environment/host'
import { createLead, type Lead, type LeadOutcome } from '../platform/leads'
import { processState } from '../process/process-state'
import { processTime } from '../process/process-time'
import { redisName, tryRedis } from '../redis/redis'
import type { Refusal } from './limits'

// A submission makes one call. A repeat within ten minutes creates no second lead, also at another instance: the lead's key in Redis holds the
// claim of the request that sends it, then the mark that it was created. Any other outcome deletes the key.

export type DeliveryOutcome = LeadOutcome | { status: Refusal }

export interface Delivery {
  outcome: Promise<DeliveryOutcome>
  /** Whether the visitor was told that nobody knows whether the lead has arrived. */
  isToldUnknown: boolean
}

const REMEMBERED_MS = 10 * 60_000
const VISITOR_WAITS_MS = 5_000
/** Longer than the lead call may take, so that only an instance that died loses its claim. */
const CLAIM_MS = 40_000
const MARK_IS_KEPT_MS = 10_000
const POLL_MS = 200
const CREATED = 'created'

processState.deliveries ??= new Map()
const { deliveries } = processState

/** A repeat is never refused: `refusal` is called only before a call. The lines of `origin` do not make a submission another one. */
export async function deliverOnce(
  lead: Lead,
  origin: string[],
  refusal: () => Promise<Refusal | undefined>,
): Promise<DeliveryOutcome> {
  const key = hash('sha256', JSON.stringify(lead), 'base64url')
  const send = async () => {
    const status = await refusal()
    if (status !== undefined) return { status }
    return createLead({ ...lead, message: [lead.message, origin.join('\n')].filter(Boolean).join('\n\n') })
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

type Send = () => Promise<DeliveryOutcome>

async function deliver(key: string, send: Send, isAnyway: boolean): Promise<DeliveryOutcome> {
  const delivery: Delivery = { outcome: sendUnlessClaimed(key, send, isAnyway), isToldUnknown: false }
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
    if (status === CREATED) setTimeout(forget, REMEMBERED_MS).unref()
    else forget()
  }, forget)
}

/** Sends a lead unless another instance has sent it, or may have; `isAnyway` sends a claimed lead too. */
async function sendUnlessClaimed(lead: string, send: Send, isAnyway: boolean): Promise<DeliveryOutcome> {
  const key = redisName(`lead-sent:{${lead}}`)
  const own = randomUUID()
  const condition = isAnyway ? [] : ['NX']
  while ((await tryRedis((redis) => redis.set(key, own, 'PX', CLAIM_MS, ...condition))) === null) {
    const status = await statusOf(key)
    if (status !== 'not sent') return { status }
  }
  const outcome = await send()
  // The visitor does not wait for this.
  stayFor(
    tryRedis(async (redis) => {
      if (outcome.status === CREATED) return redis.set(key, CREATED, 'PX', REMEMBERED_MS)
      if (outcome.status !== 'unknown') await redis.set(markOf(key, own), '', 'PX', MARK_IS_KEPT_MS)
      return (await redis.get(key)) === own && redis.del(key)
    }),
  )
  return outcome
}

/** Present when the request that had this claim has surely sent nothing. */
function markOf(key: string, holder: string): string {
  return `${key}:${holder}`
}

/** What has become of a claimed lead, once its request is over. The visitor gets an answer earlier. */
async function statusOf(key: string): Promise<'created' | 'unknown' | 'not sent'> {
  const deadline = processTime() + CLAIM_MS
  const holder = await tryRedis((redis) => redis.get(key))
  if (holder === null) return 'not sent'
  let current: string | null | undefined = holder
  while (current === holder && holder !== CREATED && holder !== undefined && processTime() < deadline) {
    await wait(POLL_MS)
    current = await tryRedis((redis) => redis.get(key))
  }
  if (current === CREATED) return CREATED
  const mark = holder && (await tryRedis((redis) => redis.get(markOf(key, holder))))
  return mark === '' ? 'not sent' : 'unknown'
}

/** A serverless function ends with its response unless it is told what else to wait for. A server keeps running anyway. */
function stayFor(work: Promise<unknown>): void {
  if (host().endsWithResponse) after(() => work.catch(() => undefined))
}
