import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { fromHostCache, toHostCache } from '../next/host-cache'
import { buildId } from './build-id'
import { logWarning } from './log'
import type { Resource } from './resources'

/* Bodies in Next.js' data cache: packed, cut into parts that fit an entry, kept under their hash. */

const part = z.object({ count: z.number(), text: z.string() })

/** Characters; with its wrapping well under the 2 MB that an entry may have. */
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

/** The body of a hash; undefined when the cache does not have all of it. */
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
