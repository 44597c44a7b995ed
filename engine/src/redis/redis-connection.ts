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
  /** Called at each connection, once no further message can be missed. */
  onConnected: () => void
}

/** How long a request waits for Redis. */
const LIMIT_MS = 2_000
/** How often the connection is checked. */
const CHECK_EVERY_MS = 3_000
/** A script with everything that this site does to a key, since rate limits run as scripts. */
const USE_KEY =
  "redis.call('set', KEYS[1], ''); redis.call('get', KEYS[1]); return redis.call('del', KEYS[1])"

/**
 * The connection of this process to Redis. A server regularly checks everything that the site needs of it, a function only while something is
 * wrong: a connection that a firewall dropped looks sound, and a full Redis still answers a PING.
 */
export class RedisConnection {
  #client: Redis | undefined
  #listening: Listening | undefined
  #checking: Promise<void> | undefined
  #isChecked = false
  /** The error of the last check, and when the trouble began, in process time. */
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

  /** Subscribes; call this before any command. Resolves once subscribed, or if Redis is unreachable. */
  listen(listening: Listening): Promise<void> {
    this.#listening = listening
    return this.#check()
  }

  /** Runs commands. Undefined if Redis is unreachable, slow or refuses. While it is unreachable, no command is sent until a check succeeds. */
  async run<T>(commands: (client: Redis) => Promise<T>): Promise<T | undefined> {
    if (this.#trouble && !isRefusal(this.#trouble.error)) return undefined
    try {
      return await inTime(async () => {
        if (this.#client === undefined) await this.#check()
        return this.#client && commands(this.#client)
      })
    } catch (error) {
      if (isLate(error)) this.#setTrouble(error)
      // A closed connection may be restored at once.
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
    // After a failover, the address leads to another Redis.
    const client = last && !this.#trouble ? last : await openRedis(this.url)
    const listening = this.#listening
    let isListening = false
    const error = await inTime(async () => {
      if (client.status !== 'ready') await once(client, 'ready')
      // The library would use database 0 if the one in the address does not exist.
      if (client.options.db) await client.select(client.options.db)
      if (listening && client !== last) {
        // Checks publish an empty message.
        client.on('message', (_, message) => message && listening.onMessage(message))
        await client.subscribe(listening.channel)
        isListening = true
      }
      if (listening) await client.publish(listening.channel, '')
      await client.eval(USE_KEY, 1, this.key)
    }).catch((reason: unknown) => reason)
    const answers = error === undefined || isRefusal(error)
    // While Redis refuses a command, a connection that is subscribed is kept.
    const kept = error && last ? last : client
    this.#client = answers ? kept : undefined
    for (const one of [client, last]) if (one !== this.#client) one?.disconnect()
    if (isListening && this.#client === client) listening?.onConnected()
    this.#setTrouble(error)
  }

  /** Logs a line when trouble starts, with the error from Redis, and when it ends. */
  #setTrouble(error: unknown): void {
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

/** Whether Redis replied with an error other than that the database in the address is missing. */
function isRefusal(error: unknown): boolean {
  const isAnswer = error instanceof Error && error.name === 'ReplyError'
  return isAnswer && !/\b(?:DB index|SELECT is not allowed)\b/.test(error.message)
}

function isLate(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

/** Runs work with a time limit that allows for a busy machine, on which replies wait in their sockets. @throws Error of the work, or TimeoutError */
function inTime<T>(work: () => Promise<T>): Promise<T> {
  const limit = patientTimeout(LIMIT_MS)
  const late = once(limit, 'abort').then(() => Promise.reject(limit.reason))
  return Promise.race([work(), late])
}
