import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { role } from '../../host'
import { patientTimeout } from '../patient-timeout'
import { isReadOnly, isRefusal, openRedis } from './redis-client'
import { RedisHealth } from './redis-health'

export interface Listening {
  channel: string
  onMessage: (message: string) => void
  /** Runs at each connection, when no further message can be missed. */
  onConnected: () => void
}

/** No request waits longer for Redis. */
export const LONGEST_WAIT_MS = 2_000
const CHECK_EVERY_MS = 3_000
const WRITE = "return redis.call('set', KEYS[1], '', 'PX', ARGV[1])"

/**
 * The connections of this process to Redis: one for commands, and on a server one that only listens.
 * A connection that a firewall has forgotten looks sound, and a Redis that is full answers a PING. So a server asks both for what it needs every
 * few seconds, a function while something is wrong. Until a check finds Redis again, no request asks it.
 */
export class RedisConnections {
  readonly health = new RedisHealth()
  readonly #commands: Promise<Redis>
  /** Shared by all that wait for the connection. */
  #connecting: Promise<void> | undefined
  #listener: Redis | undefined
  #listening: Listening | undefined
  #isSubscribed = false
  #checking: Promise<void> | undefined
  #nextCheck: NodeJS.Timeout | undefined
  readonly #said = new Set<string>()

  constructor(
    private readonly url: string,
    /** The key that checks write. */
    private readonly key: string,
  ) {
    const check = () => void this.#check()
    this.#commands = openRedis(url).then((client) =>
      client
        .on('error', (error) => this.health.noteTrouble('commands', error))
        .on('ready', check)
        .on('close', check),
    )
  }

  get isOut(): boolean {
    return this.health.trouble('commands')?.outcome === 'out of reach'
  }

  get isListening(): boolean {
    return this.#listening !== undefined
  }

  /** @param late resolves when there is no more time. @throws Error then, and for what Redis refuses */
  async run<T>(commands: (client: Redis) => Promise<T>, late: Promise<unknown>): Promise<T> {
    try {
      return await before(late, this.#ready().then(commands))
    } catch (error) {
      // What an event has told says more. A connection that was closed may be back at once: then it is checked.
      if (error instanceof NoAnswer && !this.isOut) {
        this.health.noteTrouble('commands', error)
        void this.#check()
      }
      throw error
    }
  }

  /** What a check is refused too is told by it. Anything else is logged once. */
  async noteRefusal({ message }: Error): Promise<void> {
    await this.#check()
    if (this.health.trouble() || this.#said.has(message)) return
    this.#said.add(message)
    console.warn(`[redis] refuses a command (${message}): this process does without`)
  }

  async listen(listening: Listening): Promise<void> {
    this.#listening = listening
    const client = await openRedis(this.url)
    this.#listener = client
      .on('error', (error) => this.health.noteTrouble('listener', error))
      // The message of a check is empty.
      .on('message', (_, message) => message && listening.onMessage(message))
      .on('ready', () => void this.#subscribe(client, listening))
      .on('close', () => {
        this.#isSubscribed = false
      })
    await this.#check()
  }

  #check(): Promise<void> {
    this.#checking ??= Promise.all([this.#checkListener(), this.#checkCommands()]).then(() => {
      this.#checking = undefined
      clearTimeout(this.#nextCheck)
      if (role() === 'server' || this.health.trouble())
        this.#nextCheck = setTimeout(() => void this.#check(), CHECK_EVERY_MS).unref()
    })
    return this.#checking
  }

  /** A key is written as limits are, by a script. */
  async #checkCommands(): Promise<void> {
    const earlier = this.health.trouble('commands')
    // The library connects again by itself, and tells when it has.
    if (earlier && (await this.#commands).status !== 'ready') return
    const { channel } = this.#listening ?? {}
    try {
      await this.run(async (client) => {
        if (channel) await client.publish(channel, '')
        // Last, since the library connects anew where a write is refused as read-only.
        await client.eval(WRITE, 1, this.key, CHECK_EVERY_MS)
      }, checkIsLate())
      this.health.noteSuccess('commands')
      // The address leads to another Redis now.
      if (isReadOnly(earlier?.error)) this.#listener?.disconnect(true)
    } catch (error) {
      if (isRefusal(error)) this.health.noteTrouble('commands', error)
    }
  }

  async #checkListener(): Promise<void> {
    const client = this.#listener
    if (this.#listening === undefined || client?.status !== 'ready') return
    if (!this.#isSubscribed) return this.#subscribe(client, this.#listening)
    try {
      await before(checkIsLate(), client.ping())
      this.health.noteSuccess('listener')
    } catch (error) {
      // The library closes a connection on which no answer comes.
      if (error instanceof NoAnswer) this.health.noteTrouble('listener', error)
    }
  }

  async #subscribe(client: Redis, { channel, onConnected }: Listening): Promise<void> {
    this.#isSubscribed = true
    try {
      await client.subscribe(channel)
      this.health.noteSuccess('listener')
      onConnected()
    } catch (error) {
      this.#isSubscribed = false
      if (isRefusal(error)) this.health.noteTrouble('listener', error)
    }
  }

  async #ready(): Promise<Redis> {
    const client = await this.#commands
    if (client.status === 'ready') return client
    this.#connecting ??= new Promise<void>((resolve) => client.once('ready', resolve)).then(() => {
      this.#connecting = undefined
    })
    await this.#connecting
    return client
  }
}

class NoAnswer extends Error {
  override message = 'no answer in time'
}

/** On a busy machine answers wait in their sockets. */
function checkIsLate(): Promise<unknown> {
  return once(patientTimeout(LONGEST_WAIT_MS), 'abort')
}

/** @throws NoAnswer when it is late before there is an answer */
function before<T>(late: Promise<unknown>, answer: Promise<T>): Promise<T> {
  const noAnswer = late.then(() => {
    throw new NoAnswer()
  })
  return Promise.race([answer, noAnswer])
}
