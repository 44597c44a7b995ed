import type { Redis } from 'ioredis'
import { processTime } from '../process-time'
import { openRedis } from './redis-client'
import { isRefusal, noteSuccess, noteTrouble, troubleOf } from './redis-troubles'

export const LONGEST_WAIT_MS = 2_000
/** Each check that finds no Redis renews it. */
const PAUSE_MS = 7_000

export class NoAnswer extends Error {
  constructor() {
    super('no answer in time')
  }
}

/** A connection for commands. While Redis is out of reach requests do not ask it. */
export class RedisConnection {
  readonly #opening: Promise<Redis>
  /** Shared by all that wait for it. */
  #connecting: Promise<Redis> | undefined
  #pausedUntil = 0

  /** @param onChange called when the connection is there, and when it is lost */
  constructor(url: string, onChange: () => void) {
    this.#opening = openRedis(url).then((client) =>
      client
        .on('error', (error) => {
          this.prolongPause()
          noteTrouble('commands', error)
        })
        .on('ready', onChange)
        .on('close', onChange),
    )
  }

  isPaused(): boolean {
    return processTime() < this.#pausedUntil
  }

  prolongPause(): void {
    this.#pausedUntil = processTime() + PAUSE_MS
  }

  async isReady(): Promise<boolean> {
    return (await this.#opening).status === 'ready'
  }

  /** @param late resolves when there is no more time. @throws Error also for what Redis refuses */
  async run<T>(commands: (client: Redis) => Promise<T>, late: Promise<unknown>): Promise<T> {
    const noAnswer = late.then(() => {
      throw new NoAnswer()
    })
    try {
      const result = await Promise.race([this.#ready().then(commands), noAnswer])
      this.#resume()
      return result
    } catch (error) {
      if (isRefusal(error)) this.#resume()
      // A connection that was closed may be back at once: `onChange` has it checked.
      if (error instanceof NoAnswer) {
        this.prolongPause()
        // What an event has told says more.
        if (!troubleOf('commands')) noteTrouble('commands', error)
      }
      throw error
    }
  }

  async #ready(): Promise<Redis> {
    const client = await this.#opening
    if (client.status === 'ready') return client
    this.#connecting ??= new Promise<void>((resolve) => client.once('ready', resolve)).then(() => {
      this.#connecting = undefined
      return client
    })
    return this.#connecting
  }

  #resume(): void {
    this.#pausedUntil = 0
    noteSuccess('commands')
  }
}
