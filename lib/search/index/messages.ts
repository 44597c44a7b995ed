import type { Group } from '../groups'
import type { Found, SearchRecord, Weights } from './record-index'

/* The messages between the server and the search thread. */

export type ToThread =
  | { kind: 'records'; records: IndexedRecord[] }
  | { kind: 'list'; group: Group; ids: string[] }
  | { kind: 'texts'; texts: IndexedText[] }
  | { kind: 'question'; number: number; question: string; wanted: Wanted }

/** A record without its text; the text may follow. */
export interface IndexedRecord extends Omit<SearchRecord, 'text'> {
  hasText: boolean
}

export type IndexedText = Pick<SearchRecord, 'id' | 'text'>

/** One page of one group, or the first results of each group. */
export interface Wanted {
  group?: Group | undefined
  from: number
  to: number
}

/** An answer, or a request for more texts once the received texts are read. */
export type FromThread = ThreadAnswer | { kind: 'texts read' }

export interface ThreadAnswer {
  kind: 'answer'
  number: number
  found: Found
  /** Not all texts were read yet: there may be more. */
  isIncomplete: boolean
}

export interface ThreadData {
  weights: Weights
}
