import { counting, take } from '@/lib/process/limiters'
import type { Sender } from '@/lib/routing/client-address'
import { siteConfig } from '@/site.config'

/* How many questions one address, and the network around it, may ask: each question costs the server work. */

const NETWORK_OF_ADDRESSES = 4

const perAddress = siteConfig.search ? siteConfig.search.perMinute : 0
const ofAddress = { keyPrefix: 'search-address', points: perAddress, duration: 60 }
const ofNetwork = { keyPrefix: 'search-network', points: NETWORK_OF_ADDRESSES * perAddress, duration: 60 }

/** Counts this question. True when it is above the limit. */
export async function isOneTooMany({ address, network }: Sender): Promise<boolean> {
  return counting(async (limiterOf) => {
    const [byAddress, byNetwork] = await Promise.all([
      take(limiterOf(ofAddress), address),
      take(limiterOf(ofNetwork), network),
    ])
    return byAddress > ofAddress.points || byNetwork > ofNetwork.points
  })
}
