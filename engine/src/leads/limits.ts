import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { siteConfig } from '../port/config'
import { counting, take, taken } from '../process/limiters'
import type { Sender } from '../routing/client-address'

// The platform counts no leads. Above the limits of an address and a network a lead is refused. Above that of all, each lead needs a proof of
// work: a refusal would let one sender close the form to everybody.

const { minutes, perAddress, perNetwork, inAll } = siteConfig.leadLimits
const duration = minutes * 60
const limits = {
  ofAddress: { keyPrefix: 'lead-address', points: perAddress, duration },
  ofNetwork: { keyPrefix: 'lead-network', points: perNetwork, duration },
  ofAll: { keyPrefix: 'lead', points: inAll, duration },
}
const ALL = 'all'

/** Why a lead is not sent: too many from one sender, or no proof of work while too many leads arrive in all. */
export type Refusal = 'limited' | 'captcha'

/** Undefined when one more lead may be sent; it is then counted. `isProven` is called only when it matters: a proof serves once. */
export async function refusalOfLead({ address, network }: Sender, isProven: () => Promise<boolean>) {
  return counting<Refusal | undefined>(async (limiterOf) => {
    const ofAll = limiterOf(limits.ofAll)
    // Read before anything is counted: a flood from ever new addresses must not fill the memory.
    if ((await taken(ofAll, ALL)) >= inAll && !(await isProven())) return 'captcha'
    if (await isOver(limiterOf(limits.ofAddress), address, perAddress, 'one address')) return 'limited'
    if (await isOver(limiterOf(limits.ofNetwork), network, perNetwork, 'one network')) return 'limited'
    const all = await take(ofAll, ALL)
    if (all === inAll)
      console.warn(`[leads] ${inAll} in ${minutes} minutes: the next ones need a proof of work`)
    return all <= inAll || (await isProven()) ? undefined : 'captcha'
  })
}

async function isOver(limiter: RateLimiterAbstract, key: string, most: number, of: string): Promise<boolean> {
  const taken = await take(limiter, key)
  if (taken === most + 1) console.warn(`[leads] more than ${most} in ${minutes} minutes from ${of}: refused`)
  return taken > most
}
