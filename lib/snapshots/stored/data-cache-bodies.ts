import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { buildId } from '../../environment/build-facts'
import { fromHostCache, toHostCache } from '../../next/page-cache/host-cache'
import { logWarning } from '../../platform/log'
import type { Resource } from '../../platform/resources'

/* Bodies in Next.js' data cache: compressed, cut into parts that fit into a cache entry, and stored under their hash. */

const part = z.object({ count: z.number(), text: z.string() })

/** In characters. With its wrapping, a part stays well below the 2 MB limit of a cache entry. */
const PART_LENGTH = 1_500_000

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export async function keepInDataCache(resource: Resource, hash: string, body: Uint8Array): Promise<boolean> {
  try {
    const whole = (await pack(body, { level: constants.Z_BEST_SPEED })).toString('base64')
    const count = Math.ceil(whole.length / PART_LENGTH)
    const store = (_: unknown, index: number) => {
      const text = whole.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH)
      return toHostCache(keyOf(resource, hash, index), { count, text })
    }
    await Promise.all(Array.from({ length: count }, store))
    return true
  } catch (error) {
    logWarning(`${resource}: the data cache does not take the content (${String(error)})`)
    return false
  }
}

/** The body with this hash; undefined when a part of it is missing from the cache. */
export async function bodyFromDataCache(resource: Resource, hash: string): Promise<Uint8Array | undefined> {
  try {
    const first = await cachedPart(resource, hash, 0)
    const rest = Array.from({ length: first.count - 1 }, (_, index) => cachedPart(resource, hash, index + 1))
    const texts = [first, ...(await Promise.all(rest))].map(({ text }) => text)
    return await unpack(Buffer.from(texts.join(''), 'base64'))
  } catch {
    return undefined
  }
}

async function cachedPart(resource: Resource, hash: string, index: number): Promise<z.infer<typeof part>> {
  return part.parse(await fromHostCache(keyOf(resource, hash, index)))
}

function keyOf(resource: Resource, hash: string, index: number): string[] {
  return [buildId(), 'body', resource, hash, String(index)]
}
