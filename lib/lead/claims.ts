import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { after } from 'next/server'
import { z } from 'zod'
import { hostKeepsPages } from '@/lib/environment/host'
import { parseJson } from '@/lib/format/json'
import type { LeadOutcome } from '@/lib/platform'
import { processTime } from '@/lib/process/process-time'
import { redisName, tryRedis } from '@/lib/process/redis/redis'
import { type Refusal, refusals } from './limits'

/*
 * A lead that is posted to two instances is created once. Its key in Redis holds the claim of the request that sends it, then
 * the mark that it was created. Any other outcome deletes the key and is stored beside it for the waiting requests.
 */

/** The outcome of a submission. */
export type DeliveryOutcome = LeadOutcome | { status: Refusal }

const CREATED = 'created'
const CREATED_IS_KEPT_MS = 10 * 60_000
/** Longer than the lead call may take, so that only an instance that died loses its claim. */
const CLAIM_MS = 40_000
const OUTCOME_IS_KEPT_MS = 10_000
const POLL_MS = 200

const unknown: DeliveryOutcome = { status: 'unknown' }

const sharedOutcome = z.union([
  z.object({ status: z.enum(['failed', 'unknown', ...refusals]) }),
  z.object({ status: z.literal('invalid'), fields: z.array(z.string()) }),
])

/**
 * Sends a lead unless another request has sent or claimed it. Otherwise returns the outcome of that request.
 * @param isAnyway sends a claimed lead too: the visitor was told that it may have arrived, and submits it again
 */
export async function sendUnlessClaimed(
  hash: string,
  isAnyway: boolean,
  send: () => Promise<DeliveryOutcome>,
): Promise<DeliveryOutcome> {
  const key = redisName(`lead-sent:{${hash}}`)
  const own = randomUUID()
  const claim = () =>
    tryRedis((redis) =>
      isAnyway ? redis.set(key, own, 'PX', CLAIM_MS) : redis.set(key, own, 'PX', CLAIM_MS, 'NX'),
    )
  while ((await claim()) === null) {
    const holder = await tryRedis((redis) => redis.get(key))
    if (holder === undefined) return unknown
    if (holder === CREATED) return { status: 'created' }
    if (holder === null) continue
    const outcome = await outcomeOf(key, holder)
    // The other submission lacked a proof of work; this submission may have one.
    if (outcome.status !== 'captcha') return outcome
  }
  const outcome = await send()
  const kept = tryRedis<unknown>((redis) =>
    outcome.status === 'created'
      ? redis.set(key, CREATED, 'PX', CREATED_IS_KEPT_MS)
      : redis.eval(FREE, 2, key, `${key}:${own}`, own, JSON.stringify(outcome), OUTCOME_IS_KEPT_MS),
  )
  // The visitor does not wait for this write.
  stayFor(kept)
  return outcome
}

/** Deletes a claim, unless it is another request's by now, and stores its outcome. */
const FREE = `if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end
return redis.call('set', KEYS[2], ARGV[2], 'PX', ARGV[3])`

/** Waits for the outcome of another request. The visitor gets an answer earlier (`VISITOR_WAITS_MS`). */
async function outcomeOf(key: string, holder: string): Promise<DeliveryOutcome> {
  const deadline = processTime() + CLAIM_MS
  while (processTime() < deadline) {
    await wait(POLL_MS)
    const current = await tryRedis((redis) => redis.get(key))
    if (current === holder) continue
    if (current === CREATED) return { status: 'created' }
    const left = await tryRedis((redis) => redis.get(`${key}:${holder}`))
    return sharedOutcome.safeParse(parseJson(left ?? '')).data ?? unknown
  }
  return unknown
}

/** A serverless function ends with its response unless it is told what else to wait for. A server keeps running anyway. */
export function stayFor(work: Promise<unknown>): void {
  if (hostKeepsPages()) after(() => work.catch(() => undefined))
}
