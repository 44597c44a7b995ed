import { createHash } from 'node:crypto'
import { createClient, type RedisClient } from '@redis/client'
import { config } from './platform/config'
import { processState } from './process-state'
import { dateOf, processTime } from './process-time'

/* The one connection to Redis. It is opened at its first use, and nothing waits for it longer than a moment. */

interface Connection {
  client: RedisClient
  /** When the outage began that is going on, in process time. */
  failingSince: number | undefined
  /** Until then nobody waits for Redis again, in process time. */
  pausedUntil: number
}

const LONGEST_WAIT_MS = 2_000
const PAUSE_MS = 3_000

/**
 * Runs commands on Redis. Undefined when there is none or when it is down or slow: a process is then on its own. An
 * outage is logged when it begins and when it is over.
 * @param patienceMs longer only for what nobody waits for
 */
export async function tryRedis<T>(
  commands: (client: RedisClient) => Promise<T>,
  patienceMs = LONGEST_WAIT_MS,
): Promise<T | undefined> {
  const { redisUrl } = config()
  if (redisUrl === undefined) return undefined
  const connection = processState('redis', () => connect(redisUrl))
  if (processTime() < connection.pausedUntil) return undefined
  try {
    const result = await soon(
      ready(connection.client).then(() => commands(connection.client)),
      patienceMs,
    )
    noteSuccess(connection)
    return result
  } catch (error) {
    noteFailure(connection, error)
    return undefined
  }
}

/** Null without `REDIS_URL`. Asks Redis nothing. */
export function redisHealth(): { outcome: 'ok' | 'out of reach' | null; failingSince: string | null } | null {
  const { redisUrl } = config()
  if (redisUrl === undefined) return null
  const { client, failingSince } = processState('redis', () => connect(redisUrl))
  if (failingSince !== undefined)
    return { outcome: 'out of reach', failingSince: dateOf(failingSince).toISOString() }
  return { outcome: client.isReady ? 'ok' : null, failingSince: null }
}

/** Several sites may share one Redis: a name of this site's own for a key or a channel. */
export function redisName(name: string): string {
  return `site:${createHash('sha256').update(config().apiKey).digest('hex').slice(0, 16)}:${name}`
}

/**
 * A connection that does nothing but listen, for as long as the process lives; it comes back by itself after an outage.
 * @param onConnected runs at each connection, once nothing published is missed any more
 */
export function listenOnRedis(
  url: string,
  channel: string,
  handlers: { onMessage: (message: string) => void; onConnected: () => void },
): void {
  const client = createClient({ url, socket })
  // What fails is said by the other connection.
  client.on('error', () => undefined)
  client.on('ready', handlers.onConnected)
  client
    .connect()
    .then(() => client.subscribe(channel, handlers.onMessage))
    .then(handlers.onConnected, () => undefined)
}

const socket = {
  connectTimeout: 2_000,
  reconnectStrategy: (retries: number) => Math.min(100 * 2 ** retries, 3_000),
}

function connect(url: string): Connection {
  const client: RedisClient = createClient({ url, disableOfflineQueue: true, socket })
  const connection: Connection = { client, failingSince: undefined, pausedUntil: 0 }
  client.on('error', (error) => noteFailure(connection, error))
  client.on('ready', () => noteSuccess(connection))
  client.connect().catch((error) => noteFailure(connection, error))
  return connection
}

async function ready(client: RedisClient): Promise<void> {
  if (!client.isReady) await new Promise<void>((resolve) => client.once('ready', resolve))
}

function soon<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(reject, patienceMs, new Error(`no answer within ${patienceMs} ms`)).unref()
  })
  return Promise.race([work, limit])
}

function noteFailure(connection: Connection, error: unknown): void {
  connection.pausedUntil = processTime() + PAUSE_MS
  if (connection.failingSince !== undefined) return
  connection.failingSince = processTime()
  const reason = error instanceof Error ? error.message || error.name : String(error)
  console.warn(`[redis] out of reach (${reason}): until it is back, each process counts for itself`)
}

function noteSuccess(connection: Connection): void {
  connection.pausedUntil = 0
  if (connection.failingSince === undefined) return
  const seconds = Math.round((processTime() - connection.failingSince) / 1_000)
  connection.failingSince = undefined
  console.warn(`[redis] back after ${seconds} s`)
}
