import { hash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { after } from 'next/server'
import { host } from '../environment/host'
import { createLead, type Lead, type LeadOutcome } from '../platform/leads'
import { processState } from '../process/process-state'
import { processTime } from '../process/process-time'
import { redisName, tryRedis } from '../redis/redis'
import type { Refusal } from './limits'

// A submission makes one call to the platform. A repeat within ten minutes creates no second lead, even at another instance: the lead's key in
// Redis holds the claim of the request that sends it, then the mark that it was created. Any other outcome deletes the key.

export type DeliveryOutcome = LeadOutcome | { status: Refusal }

export interface Delivery {
  outcome: Promise<DeliveryOutcome>
  /** Whether the visitor was told that the lead may or may not have arrived. */
  isToldUnknown: boolean
}

/** How long a created lead is remembered. */
const REMEMBERED_MS = 10 * 60_000
/** How long a visitor waits for the platform. */
const VISITOR_WAITS_MS = 5_000
/** How long a claim lasts: longer than the call to the platform may take, so that only a crashed instance loses its claim. */
const CLAIM_MS = 40_000
/** How long the mark is kept that a request sent nothing (`markOf`), for others that wait for it. */
const MARK_IS_KEPT_MS = 10_000
/** How often a request looks whether another one's claim has ended. */
const POLL_MS = 200
/** The value of a lead's key once it was created. */
const CREATED = 'created'

processState.deliveries ??= new Map()
const { deliveries } = processState

/** Sends a lead unless it was sent before, whatever its `origin`. A repeat is never refused, since `refusal` is only called before a call. */
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
  // The visitor, knowing that the first submission may have arrived, submits again while it still has no outcome: send this one.
  const overridesClaim = outcome.status === 'unknown' && wasToldUnknown
  // The first submission may have lacked a proof of work that this one has.
  if (!overridesClaim && outcome.status !== 'captcha') return outcome
  const meanwhile = deliveries.get(key)
  return meanwhile && meanwhile !== earlier ? answer(meanwhile) : deliver(key, send, overridesClaim)
}

type Send = () => Promise<DeliveryOutcome>

async function deliver(key: string, send: Send, overridesClaim: boolean): Promise<DeliveryOutcome> {
  const delivery: Delivery = { outcome: sendUnlessClaimed(key, send, overridesClaim), isToldUnknown: false }
  remember(key, delivery)
  stayFor(delivery.outcome)
  const outcome = await answer(delivery)
  delivery.isToldUnknown = outcome.status === 'unknown'
  return outcome
}

/** The outcome of a delivery, or 'unknown' after `VISITOR_WAITS_MS`. @throws Error if the delivery fails before that, so that Next.js logs it */
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

/** Sends a lead unless another instance has sent it, or may have. `overridesClaim` overrides the other's claim. */
async function sendUnlessClaimed(
  lead: string,
  send: Send,
  overridesClaim: boolean,
): Promise<DeliveryOutcome> {
  const key = redisName(`lead-sent:{${lead}}`)
  const claim = randomUUID()
  const condition = overridesClaim ? [] : ['NX']
  while ((await tryRedis((redis) => redis.set(key, claim, 'PX', CLAIM_MS, ...condition))) === null) {
    const status = await statusOf(key)
    if (status !== 'not sent') return { status }
  }
  const outcome = await send()
  // Redis is updated after the visitor gets the answer.
  stayFor(
    tryRedis(async (redis) => {
      if (outcome.status === CREATED) return redis.set(key, CREATED, 'PX', REMEMBERED_MS)
      if (outcome.status !== 'unknown') await redis.set(markOf(key, claim), '', 'PX', MARK_IS_KEPT_MS)
      return (await redis.get(key)) === claim && redis.del(key)
    }),
  )
  return outcome
}

/** The key of a mark, present if the request with this claim certainly sent nothing. */
function markOf(key: string, holder: string): string {
  return `${key}:${holder}`
}

/** The status of a claimed lead, awaited until its request ends. The visitor gets an answer earlier. */
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

/** Keeps a serverless function running for work that outlives its response. A server keeps running anyway. */
function stayFor(work: Promise<unknown>): void {
  if (host().stopsAfterResponse) after(() => work.catch(() => undefined))
}
