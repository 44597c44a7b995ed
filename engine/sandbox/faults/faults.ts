import { type FaultOrder, possibleOn } from './kinds'

type Hold = { siteKey: string; resource: string; release: () => void }

/** The active faults, and the requests that each of them holds. */
export class Faults {
  #active: FaultOrder[] = []
  readonly #holds = new Set<Hold>()

  list(): readonly FaultOrder[] {
    return this.#active
  }

  /** Sets a fault. It replaces any other fault of this tenant and target. */
  set(order: FaultOrder) {
    this.clear(order.siteKey, order.resource)
    this.#active.push(order)
  }

  /** Clears the matching faults, or all without arguments, and releases the requests that they hold. */
  clear(siteKey?: string, resource?: string) {
    const matches = (one: { siteKey: string; resource: string }) =>
      (siteKey === undefined || one.siteKey === siteKey) &&
      (resource === undefined || one.resource === resource)
    this.#active = this.#active.filter((fault) => !matches(fault))
    for (const hold of this.#holds) if (matches(hold)) hold.release()
  }

  /** The fault for a request to this target. One for the target itself takes precedence over `*`. Each call counts down `times`. */
  take(siteKey: string, target: string) {
    const found =
      this.#active.find((fault) => fault.siteKey === siteKey && fault.resource === target) ??
      this.#active.find((fault) => fault.siteKey === siteKey && meetsAll(fault, target))
    if (found?.times === undefined) return found
    const left = found.times - 1
    this.#active = this.#active.flatMap((fault) => {
      if (fault !== found) return fault
      return left === 0 ? [] : { ...fault, times: left }
    })
    return found
  }

  /** Waits until the fault is cleared, or until `left` aborts: the client has disconnected, or the wait is over. */
  hold(fault: FaultOrder, left: AbortSignal) {
    return new Promise<void>((resolve) => {
      const hold = { siteKey: fault.siteKey, resource: fault.resource, release }
      const holds = this.#holds
      function release() {
        holds.delete(hold)
        resolve()
      }
      holds.add(hold)
      if (left.aborted) release()
      left.addEventListener('abort', release, { once: true })
    })
  }
}

function meetsAll(fault: FaultOrder, target: string) {
  return fault.resource === '*' && target !== 'notification' && possibleOn(target).includes(fault.fault)
}
