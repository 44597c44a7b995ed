import { setTimeout as sleep } from 'node:timers/promises'
import { within } from './within'

export interface TurnLimits {
  /** How much work runs at once, and for how long one piece keeps its turn, in milliseconds. */
  atOnce: number
  turnMs: number
  /** How long a turn stays free after a piece of work at most: as long as that took. Everything else has this time. */
  restMs: number
  /** How much work waits: of all, and of one sender. */
  waiting: number
  waitingOfOne: number
}

/** Work for strangers: senders have their turns one after the other, however much each of them asks for. */
export class SharedTurns {
  readonly #queues = new Map<string, (() => void)[]>()
  #waiting = 0
  #running = 0

  constructor(private readonly limits: TurnLimits) {}

  /**
   * @param isWanted asked when the turn has come
   * @returns false when too much waits already
   */
  async run(sender: string, isWanted: () => boolean, work: () => Promise<void>): Promise<boolean> {
    const { atOnce, turnMs, restMs } = this.limits
    if (this.#running < atOnce) this.#running += 1
    else if (this.#isFull(sender)) return false
    else await new Promise<void>((resolve) => this.#wait(sender, resolve))
    if (!isWanted()) {
      this.#end()
      return true
    }
    const began = performance.now()
    const done = work()
    // What reads slowly keeps nobody waiting.
    void within(turnMs, done)
      .then(() => sleep(Math.min(performance.now() - began, restMs)))
      .finally(() => this.#end())
    await done
    return true
  }

  #isFull(sender: string): boolean {
    const { waiting, waitingOfOne } = this.limits
    const own = this.#queues.get(sender)?.length ?? 0
    // Behind a proxy that names nobody, all are one.
    return this.#waiting >= waiting || (sender !== 'unknown' && own >= waitingOfOne)
  }

  #wait(sender: string, begin: () => void): void {
    this.#waiting += 1
    this.#queues.set(sender, [...(this.#queues.get(sender) ?? []), begin])
  }

  /** Hands the turn to the sender who has waited longest since its last one. */
  #end(): void {
    const [next] = this.#queues
    if (next === undefined) {
      this.#running -= 1
      return
    }
    const [sender, [begin, ...others]] = next
    this.#queues.delete(sender)
    if (others.length > 0) this.#queues.set(sender, others)
    this.#waiting -= 1
    begin?.()
  }
}
