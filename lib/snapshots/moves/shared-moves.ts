import { isResource } from '../../platform/resources'
import { redisName, tryRedis } from '../../process/redis'
import type { Move } from './moved-records'

/* What the instances of a site tell each other of moved records, in one hash of Redis. */

/** Tells the other instances what this one has noted and dropped. Returns what any of them has noted; without Redis nothing. */
export async function exchangeMoves(noted: readonly Move[], dropped: readonly Move[]): Promise<Move[]> {
  const shared = await tryRedis(async (redis) => {
    const name = redisName('moves')
    const known = await redis.hgetall(name)
    // Another instance may have noted a later move of this record.
    const outdated = dropped.filter((move) => known[fieldOf(move)] === move.to)
    if (outdated.length > 0) await redis.hdel(name, ...outdated.map(fieldOf))
    const fields = Object.fromEntries(noted.map((move) => [fieldOf(move), move.to]))
    if (noted.length > 0) await redis.hset(name, fields)
    return redis.hgetall(name)
  })
  return Object.entries(shared ?? {}).flatMap(([field, to]) => {
    const [resource = '', ...from] = field.split(' ')
    return isResource(resource) ? [{ resource, from: from.join(' '), to }] : []
  })
}

function fieldOf({ resource, from }: Move): string {
  return `${resource} ${from}`
}
