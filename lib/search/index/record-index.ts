import { Index, type IntermediateSearchResults } from 'flexsearch'
import type { Group } from '../groups'
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
    /** The requested results, the best first. */
    ids: string[]
  }[]
  /** No record has all words of the question: these records have the most of them. */
  isPartial: boolean
  /** The spellings of the found words, without accents. */
  forms: string[]
}

/** The parts of a record. Each part is a FlexSearch document; its number is the record's number times `PARTS` plus the part. */
const TITLE = 0
const SUMMARY = 1
const TEXT = 2
const PARTS = 3

/** At most so many word forms are sent to be marked in the results. */
const MOST_FORMS = 80

interface Entry {
  id: string
  group: Group
  /** Place in the list of its group. */
  place: number
}

/** More than the longest list has. */
const PLACES = 2 ** 20

/** One number to sort by: the score, then the place in the list. The list of posts begins with the newest. */
function rankOf(score: number, place: number): number {
  return Math.round(score * 100) * PLACES + PLACES - 1 - place
}

function placeIn(rank: number): number {
  return PLACES - 1 - (rank % PLACES)
}

/**
 * The index: FlexSearch stores which records have a stem, and in which part. A changed record is added again under a new number:
 * removing it from FlexSearch would cost a walk through all words. `searcher.ts` builds a new index before too many entries are stale.
 */
export class RecordIndex {
  readonly #vocabulary = new Vocabulary()
  readonly #weights: number[]
  readonly #index: Index
  /** By number; undefined for a removed record. */
  readonly #entries: (Entry | undefined)[] = []
  readonly #numbers = new Map<string, number>()
  readonly #lists = new Map<Group, string[]>()
  /** True while FlexSearch is asked for a stem; false while it is given a text. */
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

  /** Adds or replaces a record without its text; the text may come later. */
  add({ id, group, title, summary }: Omit<SearchRecord, 'text'>): void {
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

  /** Sets the order of the records of a group. Records that are not listed are removed. */
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

  /** @param wanted which results of a group to return: from, to */
  find(question: string, wanted: (group: Group) => [number, number]): Found {
    const words = [...new Set(wordsOf(question))].filter((word) => !isCommon(word))
    const scores = new Float64Array(this.#entries.length)
    const wordsFound = new Uint8Array(this.#entries.length)
    const forms = new Set<string>()
    for (const word of words) {
      const meanings = this.#vocabulary.meanings(word)
      for (const stem of meanings.keys()) for (const form of this.#vocabulary.formsOf(stem)) forms.add(form)
      const best = this.#scoresOf(meanings)
      for (let number = 0; number < best.length; number += 1) {
        const score = best[number] ?? 0
        if (score === 0) continue
        scores[number] = (scores[number] ?? 0) + score
        wordsFound[number] = (wordsFound[number] ?? 0) + 1
      }
    }
    let most = 0
    for (let number = 0; number < wordsFound.length; number += 1) {
      if (this.#entries[number]) most = Math.max(most, wordsFound[number] ?? 0)
    }
    const ranks = new Map<Group, number[]>()
    for (let number = 0; most > 0 && number < wordsFound.length; number += 1) {
      const entry = this.#entries[number]
      if (!entry || wordsFound[number] !== most) continue
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

  /** The score of each record, by its number, for the best of these stems that it has. */
  #scoresOf(meanings: Map<string, number>): Float64Array {
    const best = new Float64Array(this.#entries.length)
    for (const [stem, weight] of meanings) {
      for (const documents of this.#documentsWith(stem)) {
        for (const document of documents) {
          const number = Math.floor(Number(document) / PARTS)
          const score = weight * (this.#weights[Number(document) % PARTS] ?? 0)
          if ((best[number] ?? 0) < score) best[number] = score
        }
      }
    }
    return best
  }

  /** Lists of FlexSearch's own: a common word has thousands of documents, so they are not copied. */
  #documentsWith(stem: string): IntermediateSearchResults {
    this.#isAsked = true
    const { result } = this.#index.search({ query: stem, resolve: false })
    this.#isAsked = false
    return result
  }

  #put(number: number, part: number, text: string): void {
    this.#index.add(number * PARTS + part, text)
  }
}
