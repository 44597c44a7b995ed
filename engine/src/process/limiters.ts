import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { redisName, tryRedis } from '../redis/redis'
import { processState } from './process-state'

interface Limit {
  keyPrefix: string
  points: number
  /** The seconds in which `points` may be used. */
  duration: number
}

/** Counts something. Instances count together while Redis answers. */
export async function counting<T>(count: (limiterOf: (limit: Limit) => RateLimiterAbstract) => Promise<T>) {
  // Wrapped in an object, since `undefined` means that Redis did not answer.
  const together = await tryRedis(async (storeClient) => ({
    result: await count(
      (limit) => new RateLimiterRedis({ ...limit, keyPrefix: redisName(limit.keyPrefix), storeClient }),
    ),
  }))
  if (together) return together.result
  return count(limiterHere)
}

/** How many times as much a network may do as an address. */
const NETWORK_FACTOR = 4

/** Counts expensive requests by the sender's address and network. True above the limit per minute. */
export function isOverSenderLimit(
  name: string,
  perMinute: number,
  { address, network }: { address: string; network: string },
): Promise<boolean> {
  const ofAddress = { keyPrefix: `${name}-address`, points: perMinute, duration: 60 }
  const ofNetwork = { ...ofAddress, keyPrefix: `${name}-network`, points: NETWORK_FACTOR * perMinute }
  return counting(async (limiterOf) => {
    const [byAddress, byNetwork] = await Promise.all([
      take(limiterOf(ofAddress), address),
      take(limiterOf(ofNetwork), network),
    ])
    return byAddress > ofAddress.points || byNetwork > ofNetwork.points
  })
}

function limiterHere(limit: Limit): RateLimiterMemory {
  processState.limiters ??= new Map()
  const known = processState.limiters.get(limit.keyPrefix) ?? new RateLimiterMemory(limit)
  processState.limiters.set(limit.keyPrefix, known)
  return known
}

/** The points used so far. The memory limiter drops an expired count by a timer, which fires late on a machine that slept. */
export async function taken(limiter: RateLimiterAbstract, key: string): Promise<number> {
  const count = await limiter.get(key)
  return count !== null && count.msBeforeNext > 0 ? count.consumedPoints : 0
}

/** Uses one point. @returns the new count, which may exceed the limit @throws Error if Redis fails */
export async function take(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.consumedPoints
    throw refusal
  }
}
