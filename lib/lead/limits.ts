import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { processState } from '@/lib/process-state'
import { tryRedis } from '@/lib/redis'
import { site } from '@/site.config'

/* How many leads may go out to the platform, which counts none: per address and altogether. */

const { minutes, perAddress, inAll } = site.leadLimits
const duration = minutes * 60
const limitPerAddress = { keyPrefix: 'lead-address', points: perAddress, duration }
const limitInAll = { keyPrefix: 'lead', points: inAll, duration }
const ALL = 'all'

interface Limiters {
  ofAddress: RateLimiterAbstract
  ofAll: RateLimiterAbstract
}

/** Whether one more lead from this address may go out; counts it if so. Instances count together when Redis answers. */
export async function admitLead(address: string): Promise<boolean> {
  const together = await tryRedis((storeClient) => {
    const shared = { storeClient, useRedisPackage: true }
    return spend(
      {
        ofAddress: new RateLimiterRedis({ ...limitPerAddress, ...shared }),
        ofAll: new RateLimiterRedis({ ...limitInAll, ...shared }),
      },
      address,
    )
  })
  return together ?? spend(inThisProcess(), address)
}

function inThisProcess(): Limiters {
  return processState('lead-limits', () => ({
    ofAddress: new RateLimiterMemory(limitPerAddress),
    ofAll: new RateLimiterMemory(limitInAll),
  }))
}

async function spend({ ofAddress, ofAll }: Limiters, address: string): Promise<boolean> {
  // Asked before anything is counted: a flood from ever new addresses must not fill the memory.
  const spent = await ofAll.get(ALL)
  if (spent && spent.consumedPoints >= inAll) return false
  const own = await take(ofAddress, address)
  if (own.consumedPoints > perAddress) {
    if (own.consumedPoints === perAddress + 1) {
      console.warn(`[leads] more than ${perAddress} in ${minutes} minutes from one address: refused`)
    }
    return false
  }
  const all = await take(ofAll, ALL)
  if (all.consumedPoints === inAll) {
    console.warn(`[leads] ${inAll} in ${minutes} minutes: the next ones are refused`)
  }
  if (all.consumedPoints <= inAll) return true
  await ofAddress.reward(address)
  return false
}

/** The count after this one, over the limit or not. */
async function take(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal
    throw refusal
  }
}
