import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Sender } from '@/lib/client-address'
import { processState } from '@/lib/process-state'
import { tryRedis } from '@/lib/redis'
import { site } from '@/site.config'

/*
 * How many leads may go out to the platform, which counts none: per address, per network and altogether. The first two refuse.
 * The last one cannot, or whoever reaches it would close the form to everybody: above it each lead costs a proof of work.
 */

const { minutes, perAddress, perNetwork, inAll } = site.leadLimits
const duration = minutes * 60
const limits = {
  ofAddress: { keyPrefix: 'lead-address', points: perAddress, duration },
  ofNetwork: { keyPrefix: 'lead-network', points: perNetwork, duration },
  ofAll: { keyPrefix: 'lead', points: inAll, duration },
}
const ALL = 'all'

type Limiters = Record<keyof typeof limits, RateLimiterAbstract>

/** Too many from there, or the proof of work is missing. */
type Refusal = 'limited' | 'captcha'

/**
 * Why one more lead may not go out now; undefined when it may, and then it counts. Instances count together when Redis answers.
 * @param isProven asked only when it matters, and once, since an answer serves once
 */
export async function refusalOfLead(
  sender: Sender,
  isProven: () => Promise<boolean>,
): Promise<Refusal | undefined> {
  const refusal = await count(sender, false)
  return refusal === 'captcha' && (await isProven()) ? count(sender, true) : refusal
}

async function count(sender: Sender, isProven: boolean): Promise<Refusal | undefined> {
  // Wrapped, since `undefined` is what no answer from Redis is.
  const together = await tryRedis(async (storeClient) => {
    const shared = { storeClient, useRedisPackage: true }
    const limiters = {
      ofAddress: new RateLimiterRedis({ ...limits.ofAddress, ...shared }),
      ofNetwork: new RateLimiterRedis({ ...limits.ofNetwork, ...shared }),
      ofAll: new RateLimiterRedis({ ...limits.ofAll, ...shared }),
    }
    return { refusal: await spend(limiters, sender, isProven) }
  })
  return together ? together.refusal : spend(inThisProcess(), sender, isProven)
}

function inThisProcess(): Limiters {
  return processState('lead-limits', () => ({
    ofAddress: new RateLimiterMemory(limits.ofAddress),
    ofNetwork: new RateLimiterMemory(limits.ofNetwork),
    ofAll: new RateLimiterMemory(limits.ofAll),
  }))
}

async function spend(
  { ofAddress, ofNetwork, ofAll }: Limiters,
  { address, network }: Sender,
  isProven: boolean,
): Promise<Refusal | undefined> {
  // Asked before anything is counted: a flood from ever new addresses must not fill the memory.
  const before = await ofAll.get(ALL)
  if (!isProven && before && before.consumedPoints >= inAll) return 'captcha'
  if (await isOver(ofAddress, address, perAddress, 'one address')) return 'limited'
  if (await isOver(ofNetwork, network, perNetwork, 'one network')) {
    await ofAddress.reward(address)
    return 'limited'
  }
  const all = await take(ofAll, ALL)
  if (all === inAll)
    console.warn(`[leads] ${inAll} in ${minutes} minutes: the next ones need a proof of work`)
  if (isProven || all <= inAll) return undefined
  await Promise.all([ofAddress.reward(address), ofNetwork.reward(network)])
  return 'captcha'
}

async function isOver(limiter: RateLimiterAbstract, key: string, most: number, of: string): Promise<boolean> {
  const taken = await take(limiter, key)
  if (taken === most + 1) console.warn(`[leads] more than ${most} in ${minutes} minutes from ${of}: refused`)
  return taken > most
}

/** The count after this one, over the limit or not. */
async function take(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.consumedPoints
    throw refusal
  }
}
