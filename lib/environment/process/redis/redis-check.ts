import { once } from 'node:events'
import type { Redis } from 'ioredis'
import { role } from '../../host'
import { patientTimeout } from '../patient-timeout'
import { LONGEST_WAIT_MS, type RedisConnection } from './redis-connection'
import { isRefusal, noteSuccess, noteTrouble, troubleOf, worstTrouble } from './redis-troubles'

export interface RedisListener {
  channel: string
  /** @param late resolves when there is no more time */
  check: (late: Promise<unknown>) => void
  reconnect: () => void
}

const EVERY_MS = 3_000
const WRITE = "return redis.call('set', KEYS[1], '', 'PX', ARGV[1])"

/**
 * A connection that a firewall has forgotten looks as if nothing happened, and a Redis that is full or read-only answers a PING. So a server
 * asks for what it needs, every few seconds on both connections; a function does so while something is wrong.
 */
export class RedisCheck {
  listener: RedisListener | undefined
  #running: Promise<void> | undefined
  #next: NodeJS.Timeout | undefined
  readonly #said = new Set<string>()

  constructor(
    private readonly connection: RedisConnection,
    private readonly key: string,
  ) {}

  run(): Promise<void> {
    this.#running ??= this.#examine().finally(() => {
      this.#running = undefined
      clearTimeout(this.#next)
      if (role() === 'server' || worstTrouble())
        this.#next = setTimeout(() => void this.run(), EVERY_MS).unref()
    })
    return this.#running
  }

  /** What the check is refused too is told by it. Anything else is logged once. */
  async noteRefusal({ message }: Error): Promise<void> {
    await this.run()
    if (worstTrouble() || this.#said.has(message)) return
    this.#said.add(message)
    console.warn(`[redis] refuses a command (${message}): this process does without`)
  }

  async #examine(): Promise<void> {
    const { connection, listener } = this
    const late = once(patientTimeout(LONGEST_WAIT_MS), 'abort')
    listener?.check(late)
    // The library connects again by itself, and tells when it has.
    if (troubleOf('commands') && !(await connection.isReady())) return connection.prolongPause()
    const refusals = await connection.run((client) => this.#ask(client), late).catch(() => undefined)
    if (refusals === undefined) return
    const wasReadOnly = troubleOf('keys')?.reason.includes('READONLY')
    for (const part of ['keys', 'messages'] as const) {
      if (refusals[part]) noteTrouble(part, refusals[part])
      else noteSuccess(part)
    }
    // The address leads to another Redis now.
    if (wasReadOnly && !refusals.keys) listener?.reconnect()
  }

  /** A key is written as limits are, by a script. The message is empty, and the listeners drop it. */
  async #ask(client: Redis): Promise<{ keys: Error | undefined; messages: Error | undefined }> {
    const { listener, key } = this
    const messages = listener && (await refusalOf(client.publish(listener.channel, '')))
    // Last, since the library connects anew where a write is refused as read-only.
    const keys = await refusalOf(client.eval(WRITE, 1, key, EVERY_MS))
    return { keys, messages }
  }
}

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
