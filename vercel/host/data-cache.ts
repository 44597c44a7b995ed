import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

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
  stop: () => Promise<void>
}

interface Entry {
  value: unknown
  tags: string[]
  /** When it was stored; 0 when it counts as past its age. */
  at: number
}

const given = z.object({ value: z.unknown(), tags: z.array(z.string()) })
const expiry = z.object({
  tags: z.array(z.string()),
  durations: z.object({ expire: z.number().optional() }).optional(),
})

/** The data cache that all functions of the site share, and the way by which they tell which tags have expired. */
export async function startDataCache(
  onExpiry: (expiry: Expiry) => void,
  now: () => number,
): Promise<DataCache> {
  const entries = new Map<string, Entry>()
  const server = createServer(async (request, response) => {
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
    const body: unknown = JSON.parse(await textOf(request))
    if (request.method === 'PUT') {
      entries.set(key, { ...given.parse(body), value: given.parse(body).value, at: now() })
    } else {
      const { tags, durations } = expiry.parse(body)
      const isHard = !durations?.expire
      for (const [name, entry] of entries) {
        if (!entry.tags.some((tag) => tags.includes(tag))) continue
        if (isHard) entries.delete(name)
        else entry.at = 0
      }
      onExpiry({ tags, isHard })
    }
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cache: DataCache = {
    origin: `http://127.0.0.1:${port}`,
    mode: 'there',
    reads: 0,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return cache
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
