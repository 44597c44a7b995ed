import { z } from 'zod'
import { redisName, tryRedis } from '@/lib/environment/process/redis/redis'
import { parseJson } from '@/lib/format/json'
import { namesOf, type Resource } from '@/lib/resources'
import { isResource, kindOf, resourceNames } from '@/lib/resources/names'
import { fieldOf, type Move } from './move'

/* The moves as they are written, into a file and into Redis. */

const value = z.object({
  to: z.string(),
  record: z.object({ whole: z.string(), title: z.string(), texts: z.array(z.string()) }).optional(),
  isLost: z.literal(true).optional(),
})
const fileContent = z.array(
  value.extend({ resource: z.enum(resourceNames).transform(placeOf), from: z.string() }),
)

export function movesIn(text: string): Move[] {
  return fileContent.catch([]).parse(parseJson(text))
}

/** Tells the other instances what this one has noted and dropped. Returns what any of them has noted; without Redis nothing. */
export async function exchangeMoves(noted: readonly Move[], dropped: readonly Move[]): Promise<Move[]> {
  const shared = await tryRedis(async (redis) => {
    const name = redisName('moves')
    const known = await redis.hgetall(name)
    // Another instance may have noted a later move of this record.
    const outdated = dropped.filter((move) => parsedValue(known[fieldOf(move)]).to === move.to)
    if (outdated.length > 0) await redis.hdel(name, ...outdated.map(fieldOf))
    const fields = Object.fromEntries(noted.map((move) => [fieldOf(move), JSON.stringify(move)]))
    if (noted.length > 0) await redis.hset(name, fields)
    return redis.hgetall(name)
  })
  return Object.entries(shared ?? {}).flatMap(([field, text]) => {
    const [resource = '', ...from] = field.split(' ')
    return isResource(resource)
      ? [{ resource: placeOf(resource), from: from.join(' '), ...parsedValue(text) }]
      : []
  })
}

/** Earlier versions of this site have told no more than the new slug. */
function parsedValue(text = ''): z.output<typeof value> {
  return value.safeParse(parseJson(text)).data ?? { to: text }
}

/** The pages of case studies are those of projects: a move is that of the newest contract's resource. */
export function placeOf(resource: Resource): Resource {
  return namesOf(kindOf(resource))[6] ?? resource
}
