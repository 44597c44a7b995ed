import type { IncomingMessage, ServerResponse } from 'node:http'
import { Bytes } from '../process/limited-body'
import { type BodyLimits, type Ending, receive } from './receive'

interface Body {
  /** The network of the sender. */
  network: string
  /** When the first byte was awaited, in milliseconds. */
  began: number
  size: number
  /** The memory that the body takes. */
  heldBytes: number
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
  #heldBytes = 0

  /** @param now the time in milliseconds */
  constructor(
    private readonly total: { bytes: number; number: number },
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
    const body: Body = { network, began: this.now(), size: 0, heldBytes: 0 }
    const { ending, stop } = receive(request, limits, (chunk) => {
      bytes.add(chunk)
      this.#heldBytes += bytes.held - body.heldBytes
      Object.assign(body, { size: bytes.size, heldBytes: bytes.held })
      while (this.#heldBytes > this.total.bytes && this.#stopOne(({ heldBytes }) => heldBytes));
    })
    body.stop = () => stop('no-room')
    this.#underWay.add(body)
    if (this.#underWay.size > this.total.number) this.#stopOne(() => 1)
    const end = await ending
    body.stop = undefined
    if (end === 'whole' && !response.destroyed) response.once('close', () => this.#leave(body))
    else this.#leave(body)
    return end === 'whole' ? bytes.whole() : end
  }

  /** Stops the slowest body of the network that takes the most, as `takenBy` measures; false if no body can be stopped. */
  #stopOne(takenBy: (body: Body) => number): boolean {
    const networks = new Map<string, number>()
    for (const body of this.#underWay)
      networks.set(body.network, (networks.get(body.network) ?? 0) + takenBy(body))
    const coming = [...this.#underWay].filter((body) => body.stop && takenBy(body) > 0)
    const largestShare = Math.max(...coming.map(({ network }) => networks.get(network) ?? 0))
    const now = this.now()
    const speedOf = ({ began, size }: Body) =>
      now - began < JUDGED_AFTER_MS ? Number.MAX_VALUE : size / (now - began)
    const [slowest] = coming
      .filter(({ network }) => networks.get(network) === largestShare)
      .sort((one, other) => speedOf(one) - speedOf(other))
    if (slowest === undefined) return false
    this.#leave(slowest)
    slowest.stop?.()
    return true
  }

  #leave(body: Body): void {
    if (this.#underWay.delete(body)) this.#heldBytes -= body.heldBytes
  }
}
