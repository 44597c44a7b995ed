import { processState } from '../../process/process-state'
import { processTime } from '../../process/process-time'
import { Turns } from '../../process/turns'
import { VERDICT_PAUSE_MS, VERDICTS } from '../picture-limits'
import type { Verdict } from './examined-picture'

const NEVER = Number.POSITIVE_INFINITY

/** Remembers which pictures cannot be shown, according to their first bytes. */
export class Verdicts {
  /** Why pictures cannot be shown, by address. A change replaces the map. */
  unfit: ReadonlyMap<string, string> = new Map()
  /** When to examine an address again: never if its picture can be shown. Otherwise the file there may change. */
  readonly #next = new Map<string, number>()

  constructor(private readonly now: () => number = processTime) {}

  /** Examines some of these pictures, new ones first, and forgets all others. @returns whether more are due now */
  async round(addresses: ReadonlySet<string>, examine: (src: string) => Promise<Verdict | undefined>) {
    this.#forgetOthers(addresses)
    const all = [...addresses]
    const unseen = all.filter((src) => !this.#next.has(src))
    const again = all.filter((src) => (this.#next.get(src) ?? NEVER) <= this.now())
    const next = [...unseen, ...again]
    const turns = new Turns(VERDICTS.atOnce)
    const examined = next.slice(0, VERDICTS.perRound).map(async (src) => {
      const verdict = await turns.run(() => examine(src))
      this.#note(src, verdict)
    })
    await Promise.all(examined)
    return next.length > VERDICTS.perRound
  }

  #note(src: string, verdict: Verdict | undefined): void {
    // A picture that is unavailable now keeps its verdict.
    const why = verdict ? verdict.why : this.unfit.get(src)
    const isFit = verdict && why === undefined
    this.#next.set(src, isFit ? NEVER : this.now() + VERDICT_PAUSE_MS)
    if (why === this.unfit.get(src)) return
    const others = [...this.unfit].filter(([other]) => other !== src)
    this.unfit = new Map(why === undefined ? others : [...others, [src, why]])
  }

  #forgetOthers(addresses: ReadonlySet<string>): void {
    for (const src of this.#next.keys()) if (!addresses.has(src)) this.#next.delete(src)
    const named = [...this.unfit].filter(([src]) => addresses.has(src))
    if (named.length < this.unfit.size) this.unfit = new Map(named)
  }
}

/** The verdicts of this process. A serverless function examines no pictures. */
processState.verdicts ??= new Verdicts()
export const { verdicts } = processState
