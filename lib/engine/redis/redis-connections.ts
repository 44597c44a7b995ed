import type { Redis } from 'ioredis'
import { role } from '@/lib/engine/environment/host'
import { tellTracker } from '@/lib/engine/platform/log'
import { dateOf, processTime } from '@/lib/engine/process/process-time'
import { isReadOnly } from './redis-client'
import { RedisConnection } from './redis-connection'

export interface Listening {
  channel: string
  onMessage: (message: string) => void
  /** Runs at each connection, when no further message can be missed. */
  onConnected: () => void
}

const CHECK_EVERY_MS = 3_000
const WRITE = "return redis.call('set', KEYS[1], '', 'PX', ARGV[1])"

const sentences = {
  'out of reach': (reason: string) =>
    `out of reach (${reason}): until it is back, each process counts for itself`,
  refused: (reason: string) =>
    `refuses what this site needs (${reason}): until it does that, each process counts for itself, or hears of no push to others`,
}

/**
 * The connections of this process to Redis: one for commands, and on a server one that only listens. A server checks both every few seconds, a
 * function while something is wrong. Until a check finds Redis again, no request asks it.
 */
export class RedisConnections {
  readonly commands: RedisConnection
  #listener: RedisConnection | undefined
  #channel: string | undefined
  /** What the log has said last, and in process time since when there is trouble. */
  #told: keyof typeof sentences | undefined
  #since = 0
  readonly #said = new Set<string>()

  constructor(
    private readonly url: string,
    /** The key that checks write. */
    private readonly key: string,
  ) {
    this.commands = new RedisConnection(
      url,
      (client) => this.#publishAndWrite(client),
      () => this.#tell(),
    )
    setInterval(() => {
      if (role() === 'server' || this.#trouble()) void this.#check()
    }, CHECK_EVERY_MS).unref()
  }

  listen({ channel, onMessage, onConnected }: Listening): void {
    this.#channel = channel
    let isSubscribed = false
    const subscribe = async (client: Redis) => {
      await client.subscribe(channel)
      if (!isSubscribed) onConnected()
      isSubscribed = true
    }
    // A channel is of no database, and a client that listens chooses none.
    const url = new URL(this.url)
    url.pathname = ''
    url.searchParams.delete('db')
    this.#listener = new RedisConnection(url.href, subscribe, () => this.#tell())
    void this.#listener.client.then((client) =>
      client
        // The message of a check is empty.
        .on('message', (_, message) => message && onMessage(message))
        .on('close', () => {
          isSubscribed = false
        }),
    )
  }

  /** What a check is refused too is told by it. Anything else is logged once. */
  async noteRefusal({ message }: Error): Promise<void> {
    await this.#check()
    if (this.#trouble() || this.#said.has(message)) return
    this.#said.add(message)
    console.warn(`[redis] refuses a command (${message}): this process does without`)
  }

  report(): { outcome: string | null; failingSince: string | null } {
    if (this.#told) return { outcome: this.#told, failingSince: dateOf(this.#since).toISOString() }
    return { outcome: this.#all().every(({ isTried }) => isTried) ? 'ok' : null, failingSince: null }
  }

  #all(): RedisConnection[] {
    return [this.commands, ...(this.#listener ? [this.#listener] : [])]
  }

  /** The worse one of both. */
  #trouble() {
    const troubles = this.#all().flatMap(({ trouble }) => trouble ?? [])
    return troubles.find(({ outcome }) => outcome === 'out of reach') ?? troubles[0]
  }

  async #check(): Promise<void> {
    await Promise.all(this.#all().map((connection) => connection.check()))
  }

  /** A key is written as limits are, by a script: last, since the library connects anew where a write is refused as read-only. */
  async #publishAndWrite(client: Redis): Promise<void> {
    // The library goes on with the first database where the one of the address is not there.
    if (client.options.db) await client.select(client.options.db)
    if (this.#channel) await client.publish(this.#channel, '')
    await client.eval(WRITE, 1, this.key, CHECK_EVERY_MS)
    // The address leads to another Redis now.
    if (isReadOnly(this.commands.trouble?.error)) (await this.#listener?.client)?.disconnect(true)
  }

  /** One line in the log when a trouble begins, becomes another one, and ends. */
  #tell(): void {
    const { outcome, error } = this.#trouble() ?? {}
    if (outcome === this.#told) return
    const isNew = this.#told === undefined
    this.#since = isNew ? processTime() : this.#since
    this.#told = outcome
    const seconds = Math.round((processTime() - this.#since) / 1_000)
    const reason = error instanceof Error ? error.message || error.name : String(error)
    const sentence = outcome ? sentences[outcome](reason) : `back after ${seconds} s`
    console.warn(`[redis] ${sentence}`)
    if (outcome && isNew) tellTracker(new Error(`Redis ${sentence}`))
  }
}
