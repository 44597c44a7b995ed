import { hash } from 'node:crypto'
import type { Contract } from '../resources'
import type { Note } from './notes'

/** The result of parsing one record. */
export interface Outcome<T> {
  /** The slug as written; '' when the record has none. */
  slug: string
  /** Absent for a record that does not match the contract. */
  record?: T
  problem?: string
  notes: Note[]
}

/**
 * The results of the last parse of a collection, by the JSON of each record. A large collection is pushed whole when one record changes;
 * the others are not parsed again, and stay the same objects.
 */
export class KnownRecords {
  #outcomes = new Map<string, Outcome<unknown>>()

  /** Parses the records that the last call did not have. @throws SyntaxError for a record that is not JSON */
  outcomes<T>(records: Uint8Array[], contract: Contract, parse: (item: unknown) => Outcome<T>): Outcome<T>[] {
    // One resource has one type of record.
    const last = this.#outcomes as Map<string, Outcome<T>>
    const next = new Map<string, Outcome<T>>()
    const outcomes = records.map((json) => {
      const key = `${contract} ${hash('sha256', json)}`
      const outcome = last.get(key) ?? parse(JSON.parse(new TextDecoder().decode(json)))
      next.set(key, outcome)
      return outcome
    })
    this.#outcomes = next
    return outcomes
  }
}

/** The records of a body that was split (`split-records.ts`), in the place of its list. */
export class SplitList {
  constructor(
    readonly records: Uint8Array[],
    readonly known: KnownRecords,
  ) {}
}
