import { dateOf, processTime } from '../process-time'
import { isRefusal } from './redis-client'

/** The connection of all commands, and the one that listens. */
type Connection = 'commands' | 'listener'
type Outcome = 'out of reach' | 'refused'

const sentences = {
  'out of reach': (reason: string) =>
    `out of reach (${reason}): until it is back, each process counts for itself`,
  refused: (reason: string) =>
    `refuses what this site needs (${reason}): until it does that, each process counts for itself, or hears of no push to others`,
}

export class RedisHealth {
  /** Undefined for a connection that works. It is absent until it was tried. */
  readonly #troubles = new Map<Connection, { outcome: Outcome; error: unknown } | undefined>()
  /** What the log has said last, and in process time since when there is trouble. */
  #told: Outcome | undefined
  #since = 0

  noteTrouble(connection: Connection, error: unknown): void {
    this.#troubles.set(connection, { outcome: isRefusal(error) ? 'refused' : 'out of reach', error })
    this.#tell()
  }

  noteSuccess(connection: Connection): void {
    this.#troubles.set(connection, undefined)
    this.#tell()
  }

  /** Of a connection, or the worse one of both. */
  trouble(connection?: Connection) {
    if (connection) return this.#troubles.get(connection)
    const troubles = [...this.#troubles.values()]
    return troubles.find((trouble) => trouble?.outcome === 'out of reach') ?? troubles.find(Boolean)
  }

  /** @param connections those that have to be known to work */
  report(connections: Connection[]): { outcome: string | null; failingSince: string | null } {
    if (this.#told) return { outcome: this.#told, failingSince: dateOf(this.#since).toISOString() }
    return {
      outcome: connections.every((name) => this.#troubles.has(name)) ? 'ok' : null,
      failingSince: null,
    }
  }

  /** One line in the log when a trouble begins, becomes another one, and ends. */
  #tell(): void {
    const { outcome, error } = this.trouble() ?? {}
    if (outcome === this.#told) return
    this.#since = this.#told === undefined ? processTime() : this.#since
    this.#told = outcome
    const seconds = Math.round((processTime() - this.#since) / 1_000)
    const reason = error instanceof Error ? error.message || error.name : String(error)
    console.warn(`[redis] ${outcome ? sentences[outcome](reason) : `back after ${seconds} s`}`)
  }
}
