/// <reference path="./ioredis.d.ts" />
import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { role } from '../environment/host'
import { tellTracker } from '../process/log'
import { patientTimeout } from '../process/patient-timeout'
import { dateOf, processTime } from '../process/process-time'
import { openRedis } from './open-redis'

export interface Listening {
  channel: string
  onMessage: (message: string) => void
  /** Runs at each connection, when no further message can be missed. */
  onConnected: () => void
}

/** No request waits longer for Redis. */
const LIMIT_MS = 2_000
const CHECK_EVERY_MS = 3_000
/** All that this site does with a key, in a script as limits are. */
const USE_KEY =
  "redis.call('set', KEYS[1], ''); redis.call('get', KEYS[1]); return redis.call('del', KEYS[1])"

/**
 * The connection of this process to Redis. A server checks every few seconds that it does all that the site needs, a function while something is
 * wrong: one that a firewall has forgotten looks sound, and a Redis that is full answers a PING.
 */
export class RedisConnection {
  #client: Redis | undefined
  #listening: Listening | undefined
  #checking: Promise<void> | undefined
  #isChecked = false
  /** What was wrong at the last check, and in process time since when something is. */
  #trouble: { error: unknown; since: number } | undefined

  constructor(
    private readonly url: string,
    /** The key that checks use. */
    private readonly key: string,
  ) {
    setInterval(() => {
      if (role() === 'server' || this.#trouble) void this.#check()
    }, CHECK_EVERY_MS).unref()
  }

  /** Before any command. Over when it listens, or Redis is out of reach. */
  listen(listening: Listening): Promise<void> {
    this.#listening = listening
    return this.#check()
  }

  /** Undefined when Redis is out of reach, slow or refuses. Once it is out of reach, no command asks it until a check finds it again. */
  async run<T>(commands: (client: Redis) => Promise<T>): Promise<T | undefined> {
    if (this.#trouble && !isRefusal(this.#trouble.error)) return undefined
    try {
      return await inTime(async () => {
        if (this.#client === undefined) await this.#check()
        return this.#client && commands(this.#client)
      })
    } catch (error) {
      if (isLate(error)) this.#note(error)
      // A connection that was closed may be back at once.
      else void this.#check()
      return undefined
    }
  }

  report(): { outcome: 'ok' | 'down' | null; failingSince: string | null } {
    if (this.#trouble) return { outcome: 'down', failingSince: dateOf(this.#trouble.since).toISOString() }
    return { outcome: this.#isChecked ? 'ok' : null, failingSince: null }
  }

  #check(): Promise<void> {
    this.#checking ??= this.#examine().finally(() => {
      this.#checking = undefined
    })
    return this.#checking
  }

  async #examine(): Promise<void> {
    const last = this.#client?.status === 'ready' ? this.#client : undefined
    // After a failover the address leads to another Redis.
    const client = last && !this.#trouble ? last : await openRedis(this.url)
    const listening = this.#listening
    let isListening = false
    const error = await inTime(async () => {
      if (client.status !== 'ready') await once(client, 'ready')
      // The library goes on with the first database where the one of the address is not there.
      if (client.options.db) await client.select(client.options.db)
      if (listening && client !== last) {
        // The message of a check is empty.
        client.on('message', (_, message) => message && listening.onMessage(message))
        await client.subscribe(listening.channel)
        isListening = true
      }
      if (listening) await client.publish(listening.channel, '')
      await client.eval(USE_KEY, 1, this.key)
    }).catch((reason: unknown) => reason)
    const answers = error === undefined || isRefusal(error)
    // While it is refused something, the connection that listens already stays.
    this.#client = !answers ? undefined : error && last ? last : client
    for (const one of [client, last]) if (one !== this.#client) one?.disconnect()
    if (isListening && this.#client === client) listening?.onConnected()
    this.#note(error)
  }

  /** One line in the log when a trouble begins, with what Redis says, and when it ends. */
  #note(error: unknown): void {
    this.#isChecked = true
    const before = this.#trouble
    this.#trouble = error === undefined ? undefined : { error, since: before?.since ?? processTime() }
    if (Boolean(before) === Boolean(error)) return
    const seconds = Math.round((processTime() - (before?.since ?? 0)) / 1_000)
    const reason = error instanceof Error ? error.message || error.name : String(error)
    const sentence = error ? `down (${reason})` : `back after ${seconds} s`
    console.warn(`[redis] ${sentence}`)
    if (error) tellTracker(new Error(`Redis is ${sentence}`))
  }
}

/** Whether Redis has answered that it does not do this, in the database of the address. */
function isRefusal(error: unknown): boolean {
  const isAnswer = error instanceof Error && error.name === 'ReplyError'
  return isAnswer && !/\b(?:DB index|SELECT is not allowed)\b/.test(error.message)
}

function isLate(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

/** @throws Error what the work throws, or when it is late. On a busy machine answers wait in their sockets. */
function inTime<T>(work: () => Promise<T>): Promise<T> {
  const limit = patientTimeout(LIMIT_MS)
  const late = once(limit, 'abort').then(() => Promise.reject(limit.reason))
  return Promise.race([work(), late])
}
