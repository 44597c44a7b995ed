import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { patientTimeout } from '@/lib/engine/process/patient-timeout'
import { isOfNoDatabase, isRefusal, openRedis } from './redis-client'

/** No request waits longer for Redis. */
export const LONGEST_WAIT_MS = 2_000

interface Trouble {
  outcome: 'out of reach' | 'refused'
  error: unknown
}

/** A connection to Redis, and whether it does what it is for: one that a firewall has forgotten looks sound, and a Redis that is full answers a PING. */
export class RedisConnection {
  readonly client: Promise<Redis>
  /** Undefined while the connection works, and until it was tried. */
  trouble: Trouble | undefined
  isTried = false
  /** Shared by all that wait for the connection. */
  #connecting: Promise<void> | undefined
  #checking: Promise<void> | undefined

  constructor(
    url: string,
    /** Does what the connection is for. */
    private readonly probe: (client: Redis) => Promise<void>,
    private readonly onNews: () => void,
  ) {
    const check = () => void this.check()
    this.client = openRedis(url).then((client) =>
      client
        .on('error', (error) => this.#note(error))
        .on('ready', check)
        .on('close', check),
    )
  }

  /** Whether no command may be sent: one would go nowhere, or to a database of somebody else. */
  get isOut(): boolean {
    return this.trouble?.outcome === 'out of reach' || isOfNoDatabase(this.trouble?.error)
  }

  /** @param late resolves when there is no more time. @throws Error then, and for what Redis refuses */
  async run<T>(commands: (client: Redis) => Promise<T>, late: Promise<unknown>): Promise<T> {
    const noAnswer = late.then(() => {
      throw new NoAnswer()
    })
    try {
      return await Promise.race([this.#ready().then(commands), noAnswer])
    } catch (error) {
      // What an event has told says more. A connection that was closed may be back at once: then it is checked.
      if (error instanceof NoAnswer && !this.isOut) {
        this.#note(error)
        void this.check()
      }
      throw error
    }
  }

  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined
    })
    return this.#checking
  }

  async #check(): Promise<void> {
    // The library connects again by itself, and tells when it has.
    if (this.trouble && (await this.client).status !== 'ready') return
    try {
      // On a busy machine answers wait in their sockets.
      await this.run(this.probe, once(patientTimeout(LONGEST_WAIT_MS), 'abort'))
      this.#note()
    } catch (error) {
      if (isRefusal(error)) this.#note(error)
    }
  }

  #note(error?: unknown): void {
    this.isTried = true
    this.trouble = error ? { outcome: isRefusal(error) ? 'refused' : 'out of reach', error } : undefined
    this.onNews()
  }

  async #ready(): Promise<Redis> {
    const client = await this.client
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
