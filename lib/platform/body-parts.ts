import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { unstable_cache } from 'next/cache'
import { processState } from '../process-state'
import { type Copy, forgetBody, keepCopy, lastCopy } from './copies'
import { cacheEpoch } from './epoch'
import { logWarning } from './log'
import { absent } from './not-cached'
import type { Resource } from './resources'

/* Bodies in the framework's data cache: packed, cut into parts that fit an entry, kept under their hash. */

interface Part {
  count: number
  text: string
}

/** Characters; with its wrapping well under the framework's limit of 2 MB. */
const PART_LENGTH = 1_500_000

const pack = promisify(gzip)
const unpack = promisify(gunzip)
const stored = processState('stored bodies', () => new Set<string>())

export function isStored(copy: Copy): boolean {
  return stored.has(copy.hash)
}

/** Stores the copy of this process, once per body. */
export async function storeCopy(resource: Resource): Promise<void> {
  const copy = lastCopy(resource)
  if (copy?.body === undefined || stored.has(copy.hash)) return
  stored.add(copy.hash)
  try {
    const whole = (await pack(copy.body, { level: constants.Z_BEST_SPEED })).toString('base64')
    const count = Math.ceil(whole.length / PART_LENGTH)
    const store = (_: unknown, index: number) => {
      const text = whole.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH)
      return cachedPart(async () => ({ count, text }), resource, copy.hash, index)
    }
    await Promise.all(Array.from({ length: count }, store))
    forgetBody(resource, copy.hash)
  } catch (error) {
    stored.delete(copy.hash)
    logWarning(`${resource}: the copy could not be put into the framework's cache (${String(error)})`)
  }
}

/** The body that a stamp names, back in process memory; undefined when the data cache does not have it. */
export async function restoreCopy<R extends Resource>(
  resource: R,
  { hash, readAt }: { hash: string; readAt: number },
): Promise<Copy<R> | undefined> {
  try {
    const first = await cachedPart(absent, resource, hash, 0)
    const rest = Array.from({ length: first.count - 1 }, (_, index) =>
      cachedPart(absent, resource, hash, index + 1),
    )
    const texts = [first, ...(await Promise.all(rest))].map((part) => part.text)
    const body = await unpack(Buffer.from(texts.join(''), 'base64'))
    stored.add(hash)
    const copy = keepCopy(resource, body, { readAt, order: 0 })
    forgetBody(resource, hash)
    return copy
  } catch {
    return undefined
  }
}

/** Bound for the reason given in `cache.ts`: storing and restoring must come to the same key. */
function cachedPart(
  make: () => Promise<Part>,
  resource: Resource,
  hash: string,
  index: number,
): Promise<Part> {
  return unstable_cache(make.bind(null), [cacheEpoch, 'body', resource, hash, String(index)], {
    revalidate: false,
  })()
}
