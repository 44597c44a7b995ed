import type { Group } from './groups'
import type { Found, SearchRecord, Weights } from './record-index'

/* What the server and the thread that searches say to each other. */

export type ToThread =
  | { kind: 'records'; records: SearchRecord[] }
  | { kind: 'list'; group: Group; ids: string[] }
  | { kind: 'question'; number: number; question: string; wanted: Wanted }

/** One page of one group, else the first results of each. */
export interface Wanted {
  group?: Group | undefined
  from: number
  to: number
}

export interface FromThread {
  number: number
  found: Found
  /** Not all texts were read yet: there may be more. */
  isIncomplete: boolean
}

export interface ThreadData {
  weights: Weights
}
