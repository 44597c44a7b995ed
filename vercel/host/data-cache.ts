import { setTimeout as wait } from 'node:timers/promises'
import { startStandIn } from '../../e2e/servers/stand-in'

/** `there` keeps what it is given, `empty` forgets it at once, and `slow` takes its time. */
export type CacheMode = 'there' | 'empty' | 'slow'

/** Longer than any request should wait for a cache. */
const SLOW_MS = 3_000

export interface Expiry {
  tags: string[]
  /** Pages and values are gone; otherwise they are past their age. */
  isHard: boolean
}

export interface DataCache {
  origin: string
  mode: CacheMode
  reads: number
  stop: () => void
}

interface Entry {
  value: unknown
  tags: string[]
  /** When it was stored; 0 when it counts as past its age. */
  at: number
}

interface Given {
  value: unknown
  tags: string[]
  durations?: { expire?: number }
}

/** The data cache that all functions of the site share, and the way by which they tell which tags have expired. */
export async function startDataCache(
  onExpiry: (expiry: Expiry) => void,
  now: () => number,
): Promise<DataCache> {
  const entries = new Map<string, Entry>()
  const { origin, stop } = await startStandIn(async (request, response) => {
    const key = (request.url ?? '').slice(1)
    // Tags go another way.
    if (cache.mode === 'slow' && request.method !== 'POST') await wait(SLOW_MS)
    if (request.method === 'GET') {
      cache.reads += 1
      const entry = cache.mode === 'empty' ? undefined : entries.get(key)
      response.statusCode = entry ? 200 : 404
      response.end(entry && JSON.stringify({ value: entry.value, milliseconds: now() - entry.at }))
      return
    }
    const { value, tags, durations }: Given = JSON.parse(String(Buffer.concat(await request.toArray())))
    if (request.method === 'PUT') {
      entries.set(key, { value, tags, at: now() })
    } else {
      const isHard = !durations?.expire
      for (const [name, entry] of entries) {
        if (!entry.tags.some((tag) => tags.includes(tag))) continue
        if (isHard) entries.delete(name)
        else entry.at = 0
      }
      onExpiry({ tags, isHard })
    }
    response.end()
  })
  const cache: DataCache = { origin, mode: 'there', reads: 0, stop }
  return cache
}
