import { setTimeout as sleep } from 'node:timers/promises'
import { within } from './within'

export interface TurnLimits {
  /** How much work runs at once. */
  atOnce: number
  /** How long one piece of work keeps its turn, in milliseconds. */
  turnMs: number
  /** The longest pause after a piece of work, which is otherwise as long as the work took. Other tasks get this time. */
  restMs: number
  /** How much work may wait in all. */
  waiting: number
  /** How much work of one sender may wait. */
  waitingOfOne: number
}

/** Queues work for anonymous senders, who take turns however much each of them asks for. */
export class SharedTurns {
  readonly #queues = new Map<string, (() => void)[]>()
  #waiting = 0
  #running = 0

  constructor(private readonly limits: TurnLimits) {}

  /**
   * @param isWanted called when the turn has come
   * @returns false if too much is waiting already
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
    // A slow reader does not hold up others: after `turnMs` the next one begins.
    void within(turnMs, done)
      .then(() => sleep(Math.min(performance.now() - began, restMs)))
      .finally(() => this.#end())
    await done
    return true
  }

  #isFull(sender: string): boolean {
    const { waiting, waitingOfOne } = this.limits
    const waitingOfSender = this.#queues.get(sender)?.length ?? 0
    // Behind a proxy that does not forward addresses, all senders count as one.
    return this.#waiting >= waiting || (sender !== 'unknown' && waitingOfSender >= waitingOfOne)
  }

  #wait(sender: string, begin: () => void): void {
    this.#waiting += 1
    this.#queues.set(sender, [...(this.#queues.get(sender) ?? []), begin])
  }

  /** Passes the turn to the sender who has waited longest since its last one. */
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
