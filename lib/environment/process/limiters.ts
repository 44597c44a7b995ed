import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { processState } from './process-state'
import { redisName, tryRedis } from './redis/redis'

interface Limit {
  keyPrefix: string
  points: number
  /** In seconds. */
  duration: number
}

/** Counts something. Instances count together while Redis answers. */
export async function counting<T>(count: (limiterOf: (limit: Limit) => RateLimiterAbstract) => Promise<T>) {
  // Wrapped in an object: `undefined` means that Redis did not answer.
  const together = await tryRedis(async (storeClient) => ({
    result: await count(
      (limit) => new RateLimiterRedis({ ...limit, keyPrefix: redisName(limit.keyPrefix), storeClient }),
    ),
  }))
  if (together) return together.result
  return count(limiterHere)
}

function limiterHere(limit: Limit): RateLimiterMemory {
  processState.limiters ??= new Map()
  const known = processState.limiters.get(limit.keyPrefix) ?? new RateLimiterMemory(limit)
  processState.limiters.set(limit.keyPrefix, known)
  return known
}

/** Takes one point and returns the new count, also above the limit. @throws Error when Redis fails */
export async function take(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal.consumedPoints
    throw refusal
  }
}
