import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { after } from 'next/server'
import { host } from '@/lib/environment/host'
import { processTime } from '@/lib/environment/process/process-time'
import { redisName, tryRedis } from '@/lib/environment/process/redis/redis'
import type { LeadOutcome } from '@/lib/platform/leads'
import type { Refusal } from './limits'

/*
 * A lead that is posted to two instances is created once. Its key in Redis holds the claim of the request that sends it, then
 * the mark that it was created. Any other outcome deletes the key.
 */

/** The outcome of a submission. */
export type DeliveryOutcome = LeadOutcome | { status: Refusal }

const CREATED = 'created'
const CREATED_IS_KEPT_MS = 10 * 60_000
/** Longer than the lead call may take, so that only an instance that died loses its claim. */
const CLAIM_MS = 40_000
const MARK_IS_KEPT_MS = 10_000
const POLL_MS = 200

/**
 * Sends a lead unless another request has sent it, or may have.
 * @param isAnyway sends a claimed lead too: the visitor was told that it may have arrived, and submits it again
 */
export async function sendUnlessClaimed(
  hash: string,
  isAnyway: boolean,
  send: () => Promise<DeliveryOutcome>,
): Promise<DeliveryOutcome> {
  const key = redisName(`lead-sent:{${hash}}`)
  const own = randomUUID()
  const condition = isAnyway ? [] : ['NX']
  while ((await tryRedis((redis) => redis.set(key, own, 'PX', CLAIM_MS, ...condition))) === null) {
    const status = await statusOf(key)
    if (status !== 'not sent') return { status }
  }
  const outcome = await send()
  const noted = tryRedis(async (redis) => {
    if (outcome.status === 'created') return redis.set(key, CREATED, 'PX', CREATED_IS_KEPT_MS)
    if (outcome.status !== 'unknown') await redis.set(markOf(key, own), '', 'PX', MARK_IS_KEPT_MS)
    return (await redis.get(key)) === own && redis.del(key)
  })
  // The visitor does not wait for this.
  stayFor(noted)
  return outcome
}

/** Present when the request that had this claim has surely sent nothing. */
function markOf(key: string, holder: string): string {
  return `${key}:${holder}`
}

/** What has become of a claimed lead, once its request is over. The visitor gets an answer earlier (`VISITOR_WAITS_MS`). */
async function statusOf(key: string): Promise<'created' | 'unknown' | 'not sent'> {
  const deadline = processTime() + CLAIM_MS
  const holder = await tryRedis((redis) => redis.get(key))
  if (holder === null) return 'not sent'
  let current: string | null | undefined = holder
  while (current === holder && holder !== CREATED && holder !== undefined && processTime() < deadline) {
    await wait(POLL_MS)
    current = await tryRedis((redis) => redis.get(key))
  }
  if (current === CREATED) return 'created'
  const mark = holder && (await tryRedis((redis) => redis.get(markOf(key, holder))))
  return mark === '' ? 'not sent' : 'unknown'
}

/** A serverless function ends with its response unless it is told what else to wait for. A server keeps running anyway. */
export function stayFor(work: Promise<unknown>): void {
  if (host().endsWithResponse) after(() => work.catch(() => undefined))
}
