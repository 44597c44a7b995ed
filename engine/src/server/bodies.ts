import type { IncomingMessage, ServerResponse } from 'node:http'
import { Bytes } from '../process/limited-body'
import { type BodyLimits, type Ending, receive } from './receive'

interface Body {
  /** The network of the sender. */
  network: string
  /** When the body began, in milliseconds. */
  began: number
  size: number
  /** The memory that the body takes. */
  held: number
  /** Stops reading; undefined once the body is complete. */
  stop?: (() => void) | undefined
}

/** How long after its start a body is not yet judged slow. */
const JUDGED_AFTER_MS = 1_000

/**
 * Reads request bodies within a common limit. Above it, the network that holds the most loses its slowest body. A sender who sends a lot and
 * then stalls thus takes no room from others, nor from a steady upload of the same network.
 */
export class Bodies {
  readonly #underWay = new Set<Body>()
  #held = 0

  /** @param now the time in milliseconds */
  constructor(
    private readonly ofAll: { bytes: number; number: number },
    private readonly now = () => performance.now(),
  ) {}

  /** Reads a body. A complete one counts towards the limit until the response is closed. */
  async read(
    request: IncomingMessage,
    response: ServerResponse,
    limits: BodyLimits,
    network: string,
  ): Promise<Buffer<ArrayBuffer> | Exclude<Ending, 'whole'>> {
    const bytes = new Bytes()
    const body: Body = { network, began: this.now(), size: 0, held: 0 }
    const { ending, stop } = receive(request, limits, (chunk) => {
      bytes.add(chunk)
      this.#held += bytes.held - body.held
      Object.assign(body, { size: bytes.size, held: bytes.held })
      while (this.#held > this.ofAll.bytes && this.#stopOne(({ held }) => held));
    })
    body.stop = () => stop('no-room')
    this.#underWay.add(body)
    if (this.#underWay.size > this.ofAll.number) this.#stopOne(() => 1)
    const end = await ending
    body.stop = undefined
    if (end === 'whole' && !response.destroyed) response.once('close', () => this.#leave(body))
    else this.#leave(body)
    return end === 'whole' ? bytes.whole() : end
  }

  /** Stops a body of the network that holds the most; false if there is none. */
  #stopOne(takenBy: (body: Body) => number): boolean {
    const networks = new Map<string, number>()
    for (const body of this.#underWay)
      networks.set(body.network, (networks.get(body.network) ?? 0) + takenBy(body))
    const coming = [...this.#underWay].filter((body) => body.stop && takenBy(body) > 0)
    const most = Math.max(...coming.map(({ network }) => networks.get(network) ?? 0))
    const now = this.now()
    const speedOf = ({ began, size }: Body) =>
      now - began < JUDGED_AFTER_MS ? Number.MAX_VALUE : size / (now - began)
    const [slowest] = coming
      .filter(({ network }) => networks.get(network) === most)
      .sort((one, other) => speedOf(one) - speedOf(other))
    if (slowest === undefined) return false
    this.#leave(slowest)
    slowest.stop?.()
    return true
  }

  #leave(body: Body): void {
    if (this.#underWay.delete(body)) this.#held -= body.held
  }
}
