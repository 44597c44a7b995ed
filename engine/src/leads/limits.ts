import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { siteConfig } from '../port/config'
import { counting, take, taken } from '../process/limiters'
import type { Sender } from '../routing/client-address'

// Limits how many leads are sent, since the platform does not. Above the limit of an address or network, a lead is refused. Above the overall
// limit, each lead needs a proof of work: refusing them would let one sender close the form to everybody.

const { minutes, perAddress, perNetwork, inAll } = siteConfig.leadLimits
const duration = minutes * 60
const limits = {
  ofAddress: { keyPrefix: 'lead-address', points: perAddress, duration },
  ofNetwork: { keyPrefix: 'lead-network', points: perNetwork, duration },
  ofAll: { keyPrefix: 'lead', points: inAll, duration },
}
/** The key of the limit for all senders. */
const ALL = 'all'

/** Why a lead is not sent: too many from one sender, or no proof of work while too many arrive overall. */
export type Refusal = 'limited' | 'captcha'

/** Why one more lead must not be sent; undefined if it may be, and is then counted. Calls `isProven` only if needed: a proof is valid once. */
export async function refusalOfLead({ address, network }: Sender, isProven: () => Promise<boolean>) {
  return counting<Refusal | undefined>(async (limiterOf) => {
    const ofAll = limiterOf(limits.ofAll)
    // Checked before anything is counted, so that a flood from ever new addresses does not fill the memory.
    if ((await taken(ofAll, ALL)) >= inAll && !(await isProven())) return 'captcha'
    if (await isOver(limiterOf(limits.ofAddress), address, perAddress, 'one address')) return 'limited'
    if (await isOver(limiterOf(limits.ofNetwork), network, perNetwork, 'one network')) return 'limited'
    const all = await take(ofAll, ALL)
    if (all === inAll)
      console.warn(`[leads] ${inAll} leads in ${minutes} minutes: the next ones need a proof of work`)
    return all <= inAll || (await isProven()) ? undefined : 'captcha'
  })
}

async function isOver(
  limiter: RateLimiterAbstract,
  key: string,
  max: number,
  from: string,
): Promise<boolean> {
  const count = await take(limiter, key)
  if (count === max + 1)
    console.warn(`[leads] more than ${max} leads in ${minutes} minutes from ${from}: refused`)
  return count > max
}
