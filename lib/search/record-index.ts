import { Index } from 'flexsearch'
import type { Group } from './groups'
import { Vocabulary } from './vocabulary'
import { isCommon, textOf, wordsOf } from './words'

/** A record as it is searched. */
export interface SearchRecord {
  /** Unique among all records. */
  id: string
  group: Group
  title: string
  /** Short texts: what it is about, its tags, its author. */
  summary: string
  /** HTML or plain text. */
  text: string
}

/** How much a word counts where it was found. */
export interface Weights {
  title: number
  summary: number
  text: number
}

export interface Found {
  groups: {
    group: Group
    /** How many were found. */
    count: number
    /** Those that were asked for, the best first. */
    ids: string[]
  }[]
  /** No record has all words of the question: these have most of them. */
  isPartial: boolean
  /** How the words that were found are written, without accents. */
  forms: string[]
}

/** The parts of a record. Each is a document of its own for FlexSearch: the number of the record times `PARTS`, and one of these. */
const TITLE = 0
const SUMMARY = 1
const TEXT = 2
const PARTS = 3

/** What is sent to be marked in the results. */
const MOST_FORMS = 80

interface Entry {
  id: string
  group: Group
  /** Place in the list of its group. */
  place: number
}

/** More than a list has places. */
const PLACES = 2 ** 20

/** One number to sort by: the score, and of equal ones the first in the list, which of posts is the newest. */
function rankOf(score: number, place: number): number {
  return Math.round(score * 100) * PLACES + PLACES - 1 - place
}

function placeIn(rank: number): number {
  return PLACES - 1 - (rank % PLACES)
}

/**
 * The index: FlexSearch keeps which records have a stem, and where. A record that changes is added anew under another number, since
 * taking one out of FlexSearch costs a walk through all words; `searcher.ts` begins a new index before too many are of no use.
 */
export class RecordIndex {
  readonly #vocabulary = new Vocabulary()
  readonly #weights: number[]
  readonly #index: Index
  /** By number; undefined for one that is no more. */
  readonly #entries: (Entry | undefined)[] = []
  readonly #numbers = new Map<string, number>()
  readonly #lists = new Map<Group, string[]>()
  /** Whether FlexSearch is asked, with a stem, and not given a text. */
  #isAsked = false

  constructor({ title, summary, text }: Weights) {
    this.#weights = [title, summary, text]
    this.#index = new Index({
      tokenize: 'strict',
      resolution: 1,
      fastupdate: false,
      encode: (text: string) => (this.#isAsked ? [text] : this.#vocabulary.learn(wordsOf(text))),
    })
  }

  /** Adds a record, or replaces it, without its text: that may come later. */
  add({ id, group, title, summary }: SearchRecord): void {
    this.remove(id)
    const number = this.#entries.length
    this.#entries.push({ id, group, place: 0 })
    this.#numbers.set(id, number)
    this.#put(number, TITLE, title)
    this.#put(number, SUMMARY, summary)
  }

  addText({ id, text }: Pick<SearchRecord, 'id' | 'text'>): void {
    const number = this.#numbers.get(id)
    if (number !== undefined) this.#put(number, TEXT, textOf(text))
  }

  remove(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#entries[number] = undefined
    this.#numbers.delete(id)
  }

  /** The records of a group, in their order: those that are not named are no more. */
  arrange(group: Group, ids: string[]): void {
    this.#lists.set(group, ids)
    const places = new Map(ids.map((id, place) => [id, place]))
    for (const entry of this.#entries) {
      if (entry?.group !== group) continue
      const place = places.get(entry.id)
      if (place === undefined) this.remove(entry.id)
      else entry.place = place
    }
  }

  /** @param wanted which of the results of a group to name: from, to */
  find(question: string, wanted: (group: Group) => [number, number]): Found {
    const words = [...new Set(wordsOf(question))].filter((word) => !isCommon(word))
    const scores = new Float64Array(this.#entries.length)
    const wordsFound = new Uint8Array(this.#entries.length)
    const forms = new Set<string>()
    for (const word of words) {
      const meanings = this.#vocabulary.meanings(word)
      for (const stem of meanings.keys()) for (const form of this.#vocabulary.formsOf(stem)) forms.add(form)
      this.#scoresOf(meanings).forEach((score, number) => {
        if (score === 0) return
        scores[number] = (scores[number] ?? 0) + score
        wordsFound[number] = (wordsFound[number] ?? 0) + 1
      })
    }
    const most = this.#entries.reduce(
      (high, entry, number) => (entry ? Math.max(high, wordsFound[number] ?? 0) : high),
      0,
    )
    const ranks = new Map<Group, number[]>()
    for (const [number, entry] of this.#entries.entries()) {
      if (!entry || most === 0 || wordsFound[number] !== most) continue
      const rank = rankOf(scores[number] ?? 0, entry.place)
      const ofGroup = ranks.get(entry.group)
      if (ofGroup) ofGroup.push(rank)
      else ranks.set(entry.group, [rank])
    }
    return {
      groups: [...ranks].map(([group, ofGroup]) => ({
        group,
        count: ofGroup.length,
        ids: [
          ...Float64Array.from(ofGroup)
            .sort()
            .reverse()
            .slice(...wanted(group)),
        ].flatMap((rank) => this.#lists.get(group)?.[placeIn(rank)] ?? []),
      })),
      isPartial: most > 0 && most < words.length,
      forms: [...forms].slice(0, MOST_FORMS),
    }
  }

  /** What each record, by its number, gets for the best of these stems that it has. */
  #scoresOf(meanings: Map<string, number>): Float64Array {
    const best = new Float64Array(this.#entries.length)
    for (const [stem, weight] of meanings) {
      for (const document of this.#documentsWith(stem)) {
        const number = Math.floor(document / PARTS)
        const score = weight * (this.#weights[document % PARTS] ?? 0)
        if ((best[number] ?? 0) < score) best[number] = score
      }
    }
    return best
  }

  #documentsWith(stem: string): number[] {
    this.#isAsked = true
    const { result } = this.#index.search({ query: stem, resolve: false })
    this.#isAsked = false
    return result.flat().map(Number)
  }

  #put(number: number, part: number, text: string): void {
    this.#index.add(number * PARTS + part, text)
  }
}
