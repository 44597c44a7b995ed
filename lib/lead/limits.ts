import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { processState } from '@/lib/process/process-state'
import { tryRedis } from '@/lib/process/redis'
import type { Sender } from '@/lib/routing/client-address'
import { siteConfig } from '@/site.config'
import type { Refusal } from './outcome'

/*
 * How many leads may be sent to the platform, which counts none itself: per address, per network and in all.
 * Above the first two limits a lead is refused. Above the limit of all leads each lead needs a proof of work:
 * a refusal there would let one sender close the form to everybody.
 */

const { minutes, perAddress, perNetwork, inAll } = siteConfig.leadLimits
const duration = minutes * 60
const limits = {
  ofAddress: { keyPrefix: 'lead-address', points: perAddress, duration },
  ofNetwork: { keyPrefix: 'lead-network', points: perNetwork, duration },
  ofAll: { keyPrefix: 'lead', points: inAll, duration },
}
const ALL = 'all'

type Limiters = Record<keyof typeof limits, RateLimiterAbstract>

/**
 * Why one more lead may not be sent now. Undefined when it may; the lead is then counted.
 * Instances count together while Redis answers.
 * @param isProven called only when it matters, and once: an answer is valid once
 */
export async function refusalOfLead(
  sender: Sender,
  isProven: () => Promise<boolean>,
): Promise<Refusal | undefined> {
  const refusal = await count(sender, false)
  return refusal === 'captcha' && (await isProven()) ? count(sender, true) : refusal
}

async function count(sender: Sender, isProven: boolean): Promise<Refusal | undefined> {
  // Wrapped in an object: `undefined` means that Redis did not answer.
  const together = await tryRedis(async (storeClient) => {
    const shared = { storeClient }
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
  // Read before anything is counted: a flood from ever new addresses must not fill the memory.
  const before = await ofAll.get(ALL)
  // The memory limiter drops an expired count by a timer, which fires late on a machine that slept.
  const isCounting = before !== null && before.msBeforeNext > 0
  if (!isProven && isCounting && before.consumedPoints >= inAll) return 'captcha'
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

/** Takes one point and returns the new count, also above the limit. */
async function take(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.consumedPoints
    throw refusal
  }
}
