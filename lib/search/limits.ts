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

/*
 * How many questions one address, and the network around it, may ask: each question costs the server work.
 * Instances count together while Redis answers.
 */

const NETWORK_OF_ADDRESSES = 4

const points = siteConfig.search ? siteConfig.search.perMinute : 0
const limits = {
  ofAddress: { keyPrefix: 'search-address', points, duration: 60 },
  ofNetwork: { keyPrefix: 'search-network', points: NETWORK_OF_ADDRESSES * points, duration: 60 },
}

/** Counts this question. True when it is above the limit. */
export async function isOneTooMany({ address, network }: Sender): Promise<boolean> {
  const spend = async (ofAddress: RateLimiterAbstract, ofNetwork: RateLimiterAbstract) => {
    const taken = await Promise.all([take(ofAddress, address), take(ofNetwork, network)])
    return taken.includes(false)
  }
  const together = await tryRedis(async (storeClient) => {
    const shared = { storeClient }
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
