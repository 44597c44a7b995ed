import { textOf } from '../fields/html-text'
import type { Searched, SomeRecord } from '../port/kinds'
import type { Group } from './groups'
import { type Family, MOST_WORDS, Vocabulary } from './vocabulary'
import { isCommon, wordsOf } from './words'

/** How much a word counts where it was found: in the title, in short texts, in texts. */
interface Weights {
  title: number
  summary: number
  text: number
}

/** A list of the site, in its order: the list of posts begins with the newest. */
interface List {
  group: Group
  records: readonly SomeRecord[]
}

export interface Found {
  /** The groups with results, and the slugs of these, the best first. */
  groups: { group: Group; slugs: string[] }[]
  /** No record has all words of the question: these records have the most of them. */
  isPartial: boolean
  /** The spellings of the found words, without accents. */
  forms: string[]
}

/** A record has three texts. The number of a text is the record's number times `TEXTS`, plus the place of the text. */
const TEXTS = 3
const TEXT = 2

type Texts = Pick<Searched, 'title' | 'summary' | 'text'>

/** At most so many word forms are marked in the results. */
const MOST_FORMS = 80

/** A changed record is a new one: to remove the old one would take a walk through all words. `current-index.ts` begins anew in time. */
export class RecordIndex {
  /** How many records have been added. */
  size = 0
  readonly #vocabulary: Vocabulary
  readonly #numbers = new WeakMap<SomeRecord, number>()
  /** How many words are known of the text of each record. */
  readonly #known = new WeakMap<SomeRecord, number>()
  readonly #weights: number[]
  #arranged = this.#arrange([])

  constructor({ title, summary, text }: Weights, mostWords = MOST_WORDS) {
    this.#vocabulary = new Vocabulary(mostWords)
    this.#weights = [title, summary, text]
  }

  /** @param words whether so many of its text are known, all when absent */
  has(record: SomeRecord, words = Number.POSITIVE_INFINITY): boolean {
    return (this.#known.get(record) ?? -1) >= words
  }

  get isFull(): boolean {
    return this.#vocabulary.isFull
  }

  /** @param most of the words of its text, all when absent; a later call adds more */
  add(record: SomeRecord, { title, summary, text }: Texts, most = Number.POSITIVE_INFINITY): void {
    const number = this.#numbers.get(record) ?? this.size
    const learn = (place: number, words: string[]) => this.#vocabulary.learn(number * TEXTS + place, words)
    if (number === this.size) {
      for (const [place, words] of [title, summary.join('\n')].map(wordsOf).entries()) learn(place, words)
      this.#numbers.set(record, number)
      this.size += 1
    }
    const words = most > 0 ? wordsOf(textOf(text.join('\n'))) : []
    const known = this.#known.get(record) ?? 0
    const before = new Set(words.slice(0, known))
    learn(
      TEXT,
      words.slice(known, most).filter((word) => !before.has(word)),
    )
    this.#known.set(record, most > 0 && words.length <= most ? Number.POSITIVE_INFINITY : most)
  }

  /** Whether it was asked about just these lists before, so that it has all of their records. */
  knows(lists: List[]): boolean {
    return (
      this.#arranged.lists.length === lists.length &&
      lists.every(({ records }, list) => records === this.#arranged.lists[list]?.records)
    )
  }

  /** What a question finds among the records of these lists. */
  find(question: string, lists: List[]): Found {
    const words = [...new Set(wordsOf(question))].filter((word) => !isCommon(word))
    if (!this.knows(lists)) this.#arranged = this.#arrange(lists)
    const { entries, shown } = this.#arranged
    const isShown = (text: number) => shown[Math.floor(text / TEXTS)] === 1
    const meanings = words.map((word) => this.#vocabulary.meanings(word, isShown))
    const { counts, sums } = this.#scoresOf(meanings)
    const most = counts.reduce((max, count, number) => (shown[number] === 1 ? Math.max(max, count) : max), 0)
    // Rounded: the same sum can differ in its last digit.
    const scoreOf = ({ number }: { number: number }) => Math.round((sums[number] ?? 0) * 100)
    const forms = new Set(
      meanings.flatMap((meant) => [...meant.keys()].flatMap((family) => [...family.forms])),
    )
    return {
      groups: lists.flatMap(({ group }, list) => {
        const found = entries[list]?.filter(({ number }) => most > 0 && counts[number] === most) ?? []
        found.sort((one, other) => scoreOf(other) - scoreOf(one))
        return found.length > 0 ? { group, slugs: found.map(({ slug }) => slug) } : []
      }),
      isPartial: most > 0 && most < words.length,
      forms: [...forms].slice(0, MOST_FORMS),
    }
  }

  /** Once for as long as the lists stay: thousands of records take as long to look up as to search. */
  #arrange(lists: List[]) {
    const entries = lists.map(({ records }) =>
      records.map((record) => ({ slug: record.slug, number: this.#numbers.get(record) ?? -1 })),
    )
    const shown = new Uint8Array(this.size)
    for (const { number } of entries.flat()) if (number >= 0) shown[number] = 1
    return { lists, entries, shown }
  }

  /** How many of the words each record has, and the sum of its scores for them, by its number. A word counts once, in its best place. */
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
