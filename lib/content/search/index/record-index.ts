import { textOf } from '@/lib/resources/fields/html-text'
import type { Group } from '../groups'
import { type Family, Vocabulary } from './vocabulary'
import { isCommon, wordsOf } from './words'

export interface SearchRecord {
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

export interface Wanted {
  group?: Group | undefined
  from: number
  to: number
}

export interface Found {
  groups: {
    group: Group
    count: number
    /** The wanted results, the best first. */
    ids: string[]
  }[]
  /** No record has all words of the question: these records have the most of them. */
  isPartial: boolean
  /** The spellings of the found words, without accents. */
  forms: string[]
}

/** A record has three texts. The number of a text is the record's number times `TEXTS`, plus the place of the text. */
const TEXTS = 3

/** At most so many word forms are sent to be marked in the results. */
const MOST_FORMS = 80

interface Entry {
  id: string
  group: Group
  number: number
  /** Place in the list of its group: the list of posts begins with the newest. */
  place: number
}

/** A changed record gets a new number: to remove the old one would take a walk through all words. `searcher.ts` builds anew in time. */
export class RecordIndex {
  readonly #vocabulary = new Vocabulary()
  readonly #weights: number[]
  readonly #entries = new Map<string, Entry>()
  /** The record of each number; undefined for a stale one. */
  readonly #byNumber: (Entry | undefined)[] = []

  constructor(
    { title, summary, text }: Weights,
    private readonly groups: readonly Group[],
  ) {
    this.#weights = [title, summary, text]
  }

  add({ id, group, title, summary, text }: SearchRecord): void {
    this.#remove(id)
    const number = this.#byNumber.length
    const entry = { id, group, number, place: 0 }
    this.#entries.set(id, entry)
    this.#byNumber.push(entry)
    for (const [place, words] of [title, summary, textOf(text)].map(wordsOf).entries())
      this.#vocabulary.learn(number * TEXTS + place, words)
  }

  /** Sets the order of the records of a group. Records that are not listed are removed. */
  arrange(group: Group, ids: string[]): void {
    const places = new Map(ids.map((id, place) => [id, place]))
    for (const entry of this.#entries.values()) {
      if (entry.group !== group) continue
      const place = places.get(entry.id)
      if (place === undefined) this.#remove(entry.id)
      else entry.place = place
    }
  }

  #remove(id: string): void {
    const entry = this.#entries.get(id)
    if (entry) this.#byNumber[entry.number] = undefined
    this.#entries.delete(id)
  }

  find(question: string, wanted: Wanted): Found {
    const words = [...new Set(wordsOf(question))].filter((word) => !isCommon(word))
    const isShown = (text: number) => this.#byNumber[Math.floor(text / TEXTS)] !== undefined
    const meanings = words.map((word) => this.#vocabulary.meanings(word, isShown))
    const { results, most } = this.#best(meanings.map((meant) => this.#scoresOf(meant)))
    const families = meanings.flatMap((meant) => [...meant.keys()])
    return {
      groups: this.groups.flatMap((group) => {
        const its = results.filter(({ entry }) => entry.group === group)
        if (its.length === 0) return []
        its.sort((one, other) => other.score - one.score || one.entry.place - other.entry.place)
        const isWanted = wanted.group === undefined || wanted.group === group
        const shown = isWanted ? its.slice(wanted.from, wanted.to) : []
        return { group, count: its.length, ids: shown.map(({ entry }) => entry.id) }
      }),
      isPartial: most > 0 && most < words.length,
      forms: [...new Set(families.flatMap(({ forms }) => [...forms]))].slice(0, MOST_FORMS),
    }
  }

  /** The records with the most words, and how many words that is. */
  #best(scoresByWord: Float64Array[]): { results: { entry: Entry; score: number }[]; most: number } {
    let most = 1
    let results: { entry: Entry; score: number }[] = []
    for (const entry of this.#entries.values()) {
      let sum = 0
      let count = 0
      for (const scores of scoresByWord) {
        const score = scores[entry.number] ?? 0
        sum += score
        if (score > 0) count += 1
      }
      if (count < most) continue
      if (count > most) results = []
      most = count
      // Rounded: the same sum can differ in its last digit.
      results.push({ entry, score: Math.round(sum * 100) })
    }
    return { results, most: results.length > 0 ? most : 0 }
  }

  /** The score of each record, by its number, for the best of these families that it has. */
  #scoresOf(meanings: Map<Family, number>): Float64Array {
    const best = new Float64Array(this.#byNumber.length)
    for (const [{ texts }, weight] of meanings) {
      for (const text of texts) {
        const number = Math.floor(text / TEXTS)
        const score = weight * (this.#weights[text % TEXTS] ?? 0)
        if ((best[number] ?? 0) < score) best[number] = score
      }
    }
    return best
  }
}
