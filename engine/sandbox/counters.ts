/** Counts reads of each tenant's resources and calls of its leads endpoint, successful or not. */
export class Counters {
  readonly #reads = new Map<string, Map<string, number>>()
  readonly #leadCalls = new Map<string, number>()

  countRead(siteKey: string, resource: string) {
    const reads = this.#reads.get(siteKey) ?? new Map<string, number>()
    this.#reads.set(siteKey, reads.set(resource, (reads.get(resource) ?? 0) + 1))
  }

  countLeadCall(siteKey: string) {
    this.#leadCalls.set(siteKey, (this.#leadCalls.get(siteKey) ?? 0) + 1)
  }

  reset() {
    this.#reads.clear()
    this.#leadCalls.clear()
  }

  reads(siteKey: string) {
    return Object.fromEntries(this.#reads.get(siteKey) ?? [])
  }

  leadCalls(siteKey: string) {
    return this.#leadCalls.get(siteKey) ?? 0
  }
}
