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
 * How many questions one address may ask, and the network around it, since anybody can make the server work by asking. Instances count
 * together when Redis answers.
 */

const NETWORK_OF_ADDRESSES = 4

const points = site.search ? site.search.perMinute : 0
const limits = {
  ofAddress: { keyPrefix: 'search-address', points, duration: 60 },
  ofNetwork: { keyPrefix: 'search-network', points: NETWORK_OF_ADDRESSES * points, duration: 60 },
}

/** Whether this question is one too many; it counts. */
export async function isOneTooMany({ address, network }: Sender): Promise<boolean> {
  const spend = async (ofAddress: RateLimiterAbstract, ofNetwork: RateLimiterAbstract) => {
    const taken = await Promise.all([take(ofAddress, address), take(ofNetwork, network)])
    return taken.includes(false)
  }
  const together = await tryRedis(async (storeClient) => {
    const shared = { storeClient, useRedisPackage: true }
    return spend(
      new RateLimiterRedis({ ...limits.ofAddress, ...shared }),
      new RateLimiterRedis({ ...limits.ofNetwork, ...shared }),
    )
  })
  if (together !== undefined) return together
  const { ofAddress, ofNetwork } = processState('search-limits', () => ({
    ofAddress: new RateLimiterMemory(limits.ofAddress),
    ofNetwork: new RateLimiterMemory(limits.ofNetwork),
  }))
  return spend(ofAddress, ofNetwork)
}

/** False above the limit. @throws Error when Redis fails */
async function take(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key)
    return true
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false
    throw refusal
  }
}
