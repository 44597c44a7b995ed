import { setTimeout as wait } from 'node:timers/promises'
import { startStandIn } from '../../../tests/servers/stand-in'

/** The state of the cache. `there` keeps values, `empty` forgets them at once, and `slow` takes longer than any request should wait. */
export type CacheMode = 'there' | 'empty' | 'slow'

const SLOW_MS = 3_000

export interface Expiry {
  tags: string[]
  /** Whether pages and values are removed. Otherwise they become stale. */
  isHard: boolean
}

interface CacheWrite {
  value: unknown
  tags: string[]
  durations?: { expire?: number }
}

/** The data cache that all functions of the site share. It also reports expired tags. */
export async function startDataCache(onExpiry: (expiry: Expiry) => void, now: () => number) {
  /** The values by key. A `lastModified` of 0 marks a stale value. */
  const entries = new Map<string, Omit<CacheWrite, 'durations'> & { lastModified: number }>()
  const cache = { mode: 'there' as CacheMode, reads: 0, expiries: 0 }
  const server = await startStandIn(async (request, response) => {
    const { method, url: key = '' } = request
    // Tags arrive by another route, which is never slow.
    if (cache.mode === 'slow' && method !== 'POST') await wait(SLOW_MS)
    if (method === 'GET') {
      cache.reads += 1
      const entry = cache.mode === 'empty' ? undefined : entries.get(key)
      response.writeHead(entry ? 200 : 404).end(JSON.stringify(entry))
      return
    }
    const { value, tags, durations }: CacheWrite = JSON.parse(String(Buffer.concat(await request.toArray())))
    if (method === 'PUT') {
      entries.set(key, { value, tags, lastModified: now() })
    } else {
      const isHard = !durations?.expire
      for (const [name, entry] of entries) {
        if (!entry.tags.some((tag) => tags.includes(tag))) continue
        if (isHard) entries.delete(name)
        else entry.lastModified = 0
      }
      onExpiry({ tags, isHard })
      cache.expiries += 1
    }
    response.end()
  })
  return Object.assign(cache, server)
}
