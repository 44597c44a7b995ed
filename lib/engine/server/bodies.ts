import type { IncomingMessage, ServerResponse } from 'node:http'
import { Bytes } from '@/lib/engine/process/limited-body'
import { type BodyLimits, type Ending, receive } from './receive'

interface Body {
  /** The memory that it takes. */
  held: number
  /** Absent once the body is whole. */
  stop?: (() => void) | undefined
}

/**
 * Reads bodies within a limit for all that are under way. Beyond it the largest is stopped, or the one that has come for the longest: a form is
 * small and comes at once, so whoever sends large or slow bodies loses these first.
 */
export class Bodies {
  readonly #underWay = new Set<Body>()
  #held = 0

  constructor(
    private readonly ofEach: BodyLimits,
    private readonly ofAll: { bytes: number; number: number },
  ) {}

  /** A whole body counts until the response is closed. @param limits of this one, if they differ */
  async read(
    request: IncomingMessage,
    response: ServerResponse,
    limits = this.ofEach,
  ): Promise<Buffer<ArrayBuffer> | Exclude<Ending, 'whole'>> {
    const bytes = new Bytes()
    const body: Body = { held: 0 }
    const { ending, stop } = receive(request, limits, (chunk) => {
      bytes.add(chunk)
      this.#held += bytes.held - body.held
      body.held = bytes.held
      if (this.#held > this.ofAll.bytes)
        this.#coming()
          .sort((one, other) => other.held - one.held)[0]
          ?.stop()
    })
    body.stop = () => stop('crowded')
    this.#underWay.add(body)
    if (this.#underWay.size > this.ofAll.number) this.#coming()[0]?.stop()
    const end = await ending
    body.stop = undefined
    if (end === 'whole' && !response.destroyed) response.once('close', () => this.#leave(body))
    else this.#leave(body)
    return end === 'whole' ? bytes.whole() : end
  }

  /** Those that can be stopped, in the order in which they began. */
  #coming() {
    return [...this.#underWay].flatMap(({ held, stop }) => (stop ? { held, stop } : []))
  }

  #leave(body: Body): void {
    if (this.#underWay.delete(body)) this.#held -= body.held
  }
}
