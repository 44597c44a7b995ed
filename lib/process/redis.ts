import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { currentEnvironment } from '../environment/current-environment'
import { processState } from './process-state'
import { dateOf, processTime } from './process-time'

/* The connection to Redis that all commands share. It is opened at its first use, and no request waits long for it. */

interface Connection {
  opening: Promise<Redis>
  /** Absent until the library is loaded. */
  client?: Redis
  /** When the present outage began, in process time; undefined without an outage. */
  failingSince: number | undefined
  /** The process time until which Redis is not asked again. */
  pausedUntil: number
}

const LONGEST_WAIT_MS = 2_000
const PAUSE_MS = 3_000

/**
 * Runs commands on Redis. Undefined when no Redis is configured, or when it is down or slow: the process then works on its own. An
 * outage is logged when it begins and when it ends.
 * @param patienceMs longer only for work that no request waits for
 */
export async function tryRedis<T>(
  commands: (client: Redis) => Promise<T>,
  patienceMs = LONGEST_WAIT_MS,
): Promise<T | undefined> {
  const { redisUrl } = currentEnvironment()
  if (redisUrl === undefined) return undefined
  const connection = processState('redis', () => connect(redisUrl))
  if (processTime() < connection.pausedUntil) return undefined
  try {
    const late = wait(patienceMs, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${patienceMs} ms`)
    })
    const result = await Promise.race([connection.opening.then(ready).then(commands), late])
    noteSuccess(connection)
    return result
  } catch (error) {
    noteFailure(connection, error)
    return undefined
  }
}

/** The state of the connection; null without `REDIS_URL`. Sends no command to Redis. */
export function redisHealth(): { outcome: 'ok' | 'out of reach' | null; failingSince: string | null } | null {
  const { redisUrl } = currentEnvironment()
  if (redisUrl === undefined) return null
  const { client, failingSince } = processState('redis', () => connect(redisUrl))
  if (failingSince !== undefined)
    return { outcome: 'out of reach', failingSince: dateOf(failingSince).toISOString() }
  return { outcome: client?.status === 'ready' ? 'ok' : null, failingSince: null }
}

/** The name of a key or a channel for this site alone, since several sites may share one Redis. */
export function redisName(name: string): string {
  return `site:${createHash('sha256').update(currentEnvironment().apiKey).digest('hex').slice(0, 16)}:${name}`
}

/**
 * Opens a second connection that only listens, for as long as the process lives. It reconnects by itself after an outage.
 * @param onConnected runs at each connection, when no further message can be missed
 */
export async function listenOnRedis(
  url: string,
  channel: string,
  handlers: { onMessage: (message: string) => void; onConnected: () => void },
): Promise<void> {
  const client = await open(url)
  // The other connection logs outages.
  client.on('error', () => undefined)
  client.on('message', (_, message) => handlers.onMessage(message))
  client.on('ready', () => client.subscribe(channel).then(handlers.onConnected, () => undefined))
}

/** A command fails at once while there is no connection, and is never sent twice. */
const options = {
  connectTimeout: 2_000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  // The listener subscribes by itself, to know when it has.
  autoResubscribe: false,
  retryStrategy: (retries: number) => Math.min(100 * 2 ** retries, 3_000),
}

/** A site without Redis never loads the library: the cold start of a serverless function would wait for it. */
async function open(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  return new Redis(url, options)
}

function connect(url: string): Connection {
  const opened = async () => {
    const client = await open(url)
    connection.client = client
    client.on('error', (error) => noteFailure(connection, error))
    client.on('ready', () => noteSuccess(connection))
    return client
  }
  const connection: Connection = { opening: opened(), failingSince: undefined, pausedUntil: 0 }
  return connection
}

async function ready(client: Redis): Promise<Redis> {
  if (client.status !== 'ready') await new Promise<void>((resolve) => client.once('ready', resolve))
  return client
}

function noteFailure(connection: Connection, error: unknown): void {
  connection.pausedUntil = processTime() + PAUSE_MS
  if (connection.failingSince !== undefined) return
  connection.failingSince = processTime()
  void untilBack(connection)
  const reason = error instanceof Error ? error.message || error.name : String(error)
  console.warn(`[redis] out of reach (${reason}): until it is back, each process counts for itself`)
}

/** Asks again until Redis answers: a slow answer ends no connection, so no event tells that the next one is quick. */
async function untilBack(connection: Connection): Promise<void> {
  while (connection.failingSince !== undefined) {
    await wait(PAUSE_MS, undefined, { ref: false })
    await tryRedis((client) => client.ping())
  }
}

function noteSuccess(connection: Connection): void {
  connection.pausedUntil = 0
  if (connection.failingSince === undefined) return
  const seconds = Math.round((processTime() - connection.failingSince) / 1_000)
  connection.failingSince = undefined
  console.warn(`[redis] back after ${seconds} s`)
}
