import { textOf } from '../fields/html-text'
import type { Searched, SomeRecord } from '../port/kinds'
import type { Group } from './groups'
import { type Family, MAX_WORDS, Vocabulary } from './vocabulary'
import { isCommon, wordsOf } from './words'

/** How much a word counts by where it was found: in the title, the short texts or the body. */
interface Weights {
  title: number
  summary: number
  text: number
}

/** A list of the site, in its order. The list of posts starts with the newest. */
interface List {
  group: Group
  records: readonly SomeRecord[]
}

export interface Found {
  /** The groups with results, each with the slugs of its records, best first. */
  groups: { group: Group; slugs: string[] }[]
  /** Whether no record has all words of the question, so that those with the most are found. */
  isPartial: boolean
  /** The spellings of the found words, without accents. */
  forms: string[]
}

/** How many texts a record has. The number of a text is the record's number times `TEXTS`, plus the position of the text. */
const TEXTS = 3
/** The position of the body. The title and the short texts precede it. */
const BODY = 2

type Texts = Pick<Searched, 'title' | 'summary' | 'text'>

/** How many word forms are marked in the results. */
const MAX_FORMS = 80

/** A word index of records. A changed record counts as new, as removing one would mean a walk through all words. `current-index.ts` rebuilds it. */
export class RecordIndex {
  /** How many records have been added. */
  size = 0
  readonly #vocabulary: Vocabulary
  readonly #numbers = new WeakMap<SomeRecord, number>()
  /** How many words of the body of each record are known. */
  readonly #indexedWords = new WeakMap<SomeRecord, number>()
  readonly #weights: number[]
  #current = this.#arrange([])

  constructor({ title, summary, text }: Weights, maxWords = MAX_WORDS) {
    this.#vocabulary = new Vocabulary(maxWords)
    this.#weights = [title, summary, text]
  }

  /** Whether a record is indexed. @param words how many words of its body have to be; all by default */
  isIndexed(record: SomeRecord, words = Number.POSITIVE_INFINITY): boolean {
    return (this.#indexedWords.get(record) ?? -1) >= words
  }

  get isFull(): boolean {
    return this.#vocabulary.isFull
  }

  /** Adds a record. @param maxWords how many words of its body to index, all by default; a later call adds more */
  add(record: SomeRecord, { title, summary, text }: Texts, maxWords = Number.POSITIVE_INFINITY): void {
    const number = this.#numbers.get(record) ?? this.size
    const learn = (position: number, words: string[]) =>
      this.#vocabulary.learn(number * TEXTS + position, words)
    if (number === this.size) {
      for (const [position, words] of [title, summary.join('\n')].map(wordsOf).entries())
        learn(position, words)
      this.#numbers.set(record, number)
      this.size += 1
    }
    const words = maxWords > 0 ? wordsOf(textOf(text.join('\n'))) : []
    const known = this.#indexedWords.get(record) ?? 0
    const before = new Set(words.slice(0, known))
    learn(
      BODY,
      words.slice(known, maxWords).filter((word) => !before.has(word)),
    )
    this.#indexedWords.set(
      record,
      maxWords > 0 && words.length <= maxWords ? Number.POSITIVE_INFINITY : maxWords,
    )
  }

  /** Whether the index was already searched with exactly these lists, so that it has all of their records. */
  knows(lists: List[]): boolean {
    return (
      this.#current.lists.length === lists.length &&
      lists.every(({ records }, list) => records === this.#current.lists[list]?.records)
    )
  }

  /** What a question finds among the records of these lists. */
  find(question: string, lists: List[]): Found {
    const words = [...new Set(wordsOf(question))].filter((word) => !isCommon(word))
    if (!this.knows(lists)) this.#current = this.#arrange(lists)
    const { entries, shownRecords } = this.#current
    const isShown = (text: number) => shownRecords[Math.floor(text / TEXTS)] === 1
    const meanings = words.map((word) => this.#vocabulary.meanings(word, isShown))
    const { counts, sums } = this.#scoresOf(meanings)
    const mostWords = counts.reduce(
      (max, count, number) => (shownRecords[number] === 1 ? Math.max(max, count) : max),
      0,
    )
    // Scores are rounded, since equal sums may differ in the last digit.
    const scoreOf = ({ number }: { number: number }) => Math.round((sums[number] ?? 0) * 100)
    const forms = new Set(
      meanings.flatMap((meant) => [...meant.keys()].flatMap((family) => [...family.forms])),
    )
    return {
      groups: lists.flatMap(({ group }, list) => {
        const found =
          entries[list]?.filter(({ number }) => mostWords > 0 && counts[number] === mostWords) ?? []
        found.sort((one, other) => scoreOf(other) - scoreOf(one))
        return found.length > 0 ? { group, slugs: found.map(({ slug }) => slug) } : []
      }),
      isPartial: mostWords > 0 && mostWords < words.length,
      forms: [...forms].slice(0, MAX_FORMS),
    }
  }

  /** Prepares the lists, once per set: looking up thousands of records takes as long as searching. */
  #arrange(lists: List[]) {
    const entries = lists.map(({ records }) =>
      records.map((record) => ({ slug: record.slug, number: this.#numbers.get(record) ?? -1 })),
    )
    const shownRecords = new Uint8Array(this.size)
    for (const { number } of entries.flat()) if (number >= 0) shownRecords[number] = 1
    return { lists, entries, shownRecords }
  }

  /** For each record number, how many of the words it has, and the sum of its scores. A word counts once, at its best position. */
  #scoresOf(meanings: Map<Family, number>[]) {
    const counts = new Uint8Array(this.size)
    const sums = new Float64Array(this.size)
    for (const meant of meanings) {
      const best = new Float64Array(this.size)
      for (const [{ texts }, weight] of meant)
        for (const text of texts) {
          const number = Math.floor(text / TEXTS)
          best[number] = Math.max(best[number] ?? 0, weight * (this.#weights[text % TEXTS] ?? 0))
        }
      best.forEach((score, number) => {
        counts[number] = (counts[number] ?? 0) + Number(score > 0)
        sums[number] = (sums[number] ?? 0) + score
      })
    }
    return { counts, sums }
  }
}
