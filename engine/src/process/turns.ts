export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

/** Limits how much work runs at once. Further work waits in a queue. */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting = Number.POSITIVE_INFINITY,
  ) {}

  get waiting(): number {
    return this.#waiting.length
  }

  /** Runs work when its turn comes. @throws TooManyWaiting if the queue is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1
    else if (this.#waiting.length >= this.maxWaiting) throw new TooManyWaiting()
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
