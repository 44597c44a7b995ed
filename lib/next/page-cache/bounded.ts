/** Holds so many bytes of items. Those that were used last stay. */
export class Bounded<T> {
  /** From the least recently used on. */
  readonly #held = new Map<string, { item: T; bytes: number }>()
  #bytes = 0

  constructor(
    private readonly mostBytes: number,
    private readonly onGone: (item: T) => void = () => undefined,
  ) {}

  /** The item, which counts as used now. */
  get(key: string): T | undefined {
    const held = this.#held.get(key)
    if (held === undefined) return undefined
    this.#held.delete(key)
    this.#held.set(key, held)
    return held.item
  }

  /** The item, which does not count as used. */
  peek(key: string): T | undefined {
    return this.#held.get(key)?.item
  }

  set(key: string, item: T, bytes: number): void {
    this.delete(key)
    this.#held.set(key, { item, bytes })
    this.#bytes += bytes
    for (const oldest of this.#held.keys()) {
      if (this.#bytes <= this.mostBytes) break
      this.delete(oldest)
    }
  }

  resize(key: string, bytes: number): void {
    const held = this.#held.get(key)
    if (held === undefined) return
    this.#bytes += bytes - held.bytes
    held.bytes = bytes
  }

  delete(key: string): void {
    const held = this.#held.get(key)
    if (held === undefined) return
    this.#held.delete(key)
    this.#bytes -= held.bytes
    this.onGone(held.item)
  }

  entries(): [key: string, item: T][] {
    return [...this.#held].map(([key, { item }]) => [key, item])
  }
}
