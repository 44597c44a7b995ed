import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { currentEnvironment } from '../../environment/current-environment'
import { isServer } from '../../environment/host'
import { patientTimeout } from '../patient-timeout'
import { processState } from '../process-state'
import { processTime } from '../process-time'
import { openRedis } from './redis-client'
import { healthOf, isRefusal, noteSuccess, noteTrouble, troubleOf, worstTrouble } from './redis-troubles'

/* The connection to Redis that all commands share. It is opened at its first use, and no request waits long for it. */

interface Connection {
  opening: Promise<Redis>
  /** The process time until which requests do not ask Redis. */
  pausedUntil: number
  listener?: RedisListener
  checking?: Promise<void> | undefined
  nextCheck?: NodeJS.Timeout
  /** Refusals that the check does not meet. Each is logged once. */
  said: Set<string>
}

export interface RedisListener {
  channel: string
  /** @param late resolves when there is no more time */
  check: (late: Promise<unknown>) => void
  reconnect: () => void
}

const LONGEST_WAIT_MS = 2_000
const CHECK_EVERY_MS = 3_000
/** The check renews it. */
const PAUSE_MS = CHECK_EVERY_MS + 2 * LONGEST_WAIT_MS

/**
 * Runs commands on Redis. Undefined when no Redis is configured, or when it is down, slow or refuses them: the process then works on its
 * own. An outage is logged when it begins and when it ends.
 * @param patienceMs longer only for work that no request waits for
 */
export async function tryRedis<T>(
  commands: (client: Redis) => Promise<T>,
  patienceMs = LONGEST_WAIT_MS,
): Promise<T | undefined> {
  const connection = redisConnection()
  if (connection === undefined || processTime() < connection.pausedUntil) return undefined
  try {
    return await reach(connection, commands, wait(patienceMs, undefined, { ref: false }))
  } catch (error) {
    if (isRefusal(error)) void noteRefusal(connection, error)
    return undefined
  }
}

/** Of both connections; null without `REDIS_URL`. Sends no command to Redis. */
export function redisHealth(): ReturnType<typeof healthOf> | null {
  const connection = redisConnection()
  return connection ? healthOf(connection.listener ? ['commands', 'listener'] : ['commands']) : null
}

/** The name of a key or a channel for this site alone, since several sites may share one Redis. */
export function redisName(name: string): string {
  return `site:${createHash('sha256').update(currentEnvironment().apiKey).digest('hex').slice(0, 16)}:${name}`
}

/** Has the connection that listens checked together with that of the commands. */
export function checkListener(listener: RedisListener): void {
  const connection = redisConnection()
  if (connection === undefined) return
  connection.listener = listener
  void check(connection)
}

function redisConnection(): Connection | undefined {
  const { redisUrl } = currentEnvironment()
  return redisUrl === undefined ? undefined : processState('redis', () => connect(redisUrl))
}

function connect(url: string): Connection {
  const opened = async () => {
    const client = await openRedis(url)
    client.on('error', (error) => pause(connection, error))
    client.on('ready', () => void check(connection))
    client.on('close', () => void check(connection))
    return client
  }
  const connection: Connection = { opening: opened(), pausedUntil: 0, said: new Set() }
  return connection
}

/** @param late resolves when there is no more time */
async function reach<T>(
  connection: Connection,
  commands: (client: Redis) => Promise<T>,
  late: Promise<unknown>,
): Promise<T> {
  const isBack = () => {
    connection.pausedUntil = 0
    noteSuccess('commands')
  }
  try {
    const result = await Promise.race([connection.opening.then(ready).then(commands), late.then(noAnswer)])
    isBack()
    return result
  } catch (error) {
    if (isRefusal(error)) isBack()
    // A connection that was closed is checked, and may be back at once.
    if (error instanceof NoAnswer) pause(connection, error)
    throw error
  }
}

class NoAnswer extends Error {}

export function noAnswer(): never {
  throw new NoAnswer('no answer in time')
}

async function ready(client: Redis): Promise<Redis> {
  if (client.status !== 'ready') await new Promise<void>((resolve) => client.once('ready', resolve))
  return client
}

function pause(connection: Connection, error: unknown): void {
  connection.pausedUntil = processTime() + PAUSE_MS
  noteTrouble('commands', error)
  planCheck(connection)
}

/** Whatever the check meets too it takes back once it is over. */
async function noteRefusal(connection: Connection, error: Error): Promise<void> {
  await check(connection)
  if (worstTrouble() || connection.said.has(error.message)) return
  connection.said.add(error.message)
  console.warn(`[redis] refuses a command (${error.message}): this process does without`)
}

/*
 * A connection that a firewall has forgotten looks as if nothing happened, and a Redis that is full or read-only answers a PING. So a server
 * asks for what it needs, every few seconds on both connections. A function does so until it gets it.
 */

function planCheck(connection: Connection): void {
  clearTimeout(connection.nextCheck)
  if (isServer() || worstTrouble())
    connection.nextCheck = setTimeout(() => void check(connection), CHECK_EVERY_MS).unref()
}

function check(connection: Connection): Promise<void> {
  connection.checking ??= examine(connection).finally(() => {
    connection.checking = undefined
    planCheck(connection)
  })
  return connection.checking
}

/** A key is written as limits are, by a script. The message says nothing, and is dropped by those who hear it. */
async function examine(connection: Connection): Promise<void> {
  const { listener } = connection
  const late = once(patientTimeout(LONGEST_WAIT_MS), 'abort')
  listener?.check(late)
  const { status } = await connection.opening
  const trouble = troubleOf('commands')
  // The library connects again by itself, and tells when it has.
  if (trouble && status !== 'ready') {
    connection.pausedUntil = processTime() + PAUSE_MS
    return
  }
  const ask = async (client: Redis) => ({
    messages: listener && (await refusalOf(client.publish(listener.channel, ''))),
    // Last, since the library connects anew where a write is refused as read-only.
    keys: await refusalOf(client.eval(WRITE, 1, redisName('check'), CHECK_EVERY_MS)),
  })
  const refusals = await reach(connection, ask, late).catch(() => undefined)
  if (refusals === undefined) return
  const wasReadOnly = troubleOf('keys')?.reason.includes('READONLY')
  for (const part of ['keys', 'messages'] as const) {
    if (refusals[part]) noteTrouble(part, refusals[part])
    else noteSuccess(part)
  }
  // The site's Redis is another one now.
  if (wasReadOnly && !refusals.keys) listener?.reconnect()
}

const WRITE = "return redis.call('set', KEYS[1], '', 'PX', ARGV[1])"

/** @throws Error when there is no answer */
function refusalOf(answer: Promise<unknown>): Promise<Error | undefined> {
  return answer.then(
    () => undefined,
    (error) => {
      if (isRefusal(error)) return error
      throw error
    },
  )
}
