import { isOneEditApart } from './one-edit'
import { folded, isCommon, possibleStems, stemOf } from './words'

/** How much a word counts when it matches by its beginning, or with a typing error. */
const BEGINNING = 0.6
const TYPING_ERROR = 0.4

/** A shorter beginning matches too many words. A shorter word with a typing error is often another word. */
const SHORTEST_BEGINNING = 2
const SHORTEST_MISTYPED = 5
/** At most so many words count for one beginning: the most frequent. */
const MOST_BEGINNINGS = 60

/** All words of the content that are forms of one word. */
interface Family {
  stem: string
  /** How they are written, without accents. */
  forms: Set<string>
  /** How many texts with one of these forms have been added. */
  texts: number
}

interface Entry {
  folded: string
  stem: string
}

/** The words of the content. Tells which of them a word of a question can mean. */
export class Vocabulary {
  readonly #byWord = new Map<string, Family | undefined>()
  readonly #byStem = new Map<string, Family>()
  #sorted: Entry[] | undefined
  #byLength = new Map<number, Entry[]>()

  /** Learns the words of a text. Returns their stems, each once, without common words. */
  learn(words: string[]): string[] {
    const families = new Set<Family>()
    for (const word of words) {
      const family = this.#byWord.get(word) ?? this.#familyOf(word)
      if (family) families.add(family)
    }
    return Array.from(families, (family) => {
      family.texts += 1
      return family.stem
    })
  }

  /** The stems that a word of a question can mean, and how much each counts. */
  meanings(word: string): Map<string, number> {
    const wanted = folded(word)
    const beginning = this.#startingWith(wanted)
    const meant = new Map<string, number>()
    const exact = beginning.filter((entry) => entry.folded === wanted).map(({ stem }) => stem)
    for (const stem of [...exact, ...possibleStems(word)]) if (this.#byStem.has(stem)) meant.set(stem, 1)
    const mistyped =
      meant.size === 0 && wanted.length >= SHORTEST_MISTYPED
        ? this.#entriesOfLength(wanted.length).filter((entry) => isOneEditApart(entry.folded, wanted))
        : []
    if (wanted.length >= SHORTEST_BEGINNING) this.#addFrequent(meant, beginning, BEGINNING)
    this.#addFrequent(meant, mistyped, TYPING_ERROR)
    return meant
  }

  /** The spellings of a stem's words in the content, without accents. */
  formsOf(stem: string): Iterable<string> {
    return this.#byStem.get(stem)?.forms ?? []
  }

  #familyOf(word: string): Family | undefined {
    if (this.#byWord.has(word)) return undefined
    const stem = isCommon(word) ? '' : stemOf(word)
    const family = stem === '' ? undefined : (this.#byStem.get(stem) ?? { stem, forms: new Set(), texts: 0 })
    this.#byWord.set(word, family)
    if (!family) return undefined
    family.forms.add(folded(word))
    this.#byStem.set(stem, family)
    this.#sorted = undefined
    this.#byLength.clear()
    return family
  }

  #addFrequent(meant: Map<string, number>, entries: Entry[], weight: number): void {
    const stems = [...new Set(entries.map(({ stem }) => stem))].filter((stem) => !meant.has(stem))
    const texts = (stem: string) => this.#byStem.get(stem)?.texts ?? 0
    stems.sort((one, other) => texts(other) - texts(one))
    for (const stem of stems.slice(0, MOST_BEGINNINGS)) meant.set(stem, weight)
  }

  #startingWith(beginning: string): Entry[] {
    const entries = this.#entries()
    let [from, to] = [0, entries.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((entries[middle]?.folded ?? '') < beginning) from = middle + 1
      else to = middle
    }
    while (entries[to]?.folded.startsWith(beginning)) to += 1
    return entries.slice(from, to)
  }

  /** The words of this length, and those a letter shorter or longer. */
  #entriesOfLength(length: number): Entry[] {
    const entries = this.#entries()
    const known =
      this.#byLength.get(length) ?? entries.filter(({ folded }) => Math.abs(folded.length - length) <= 1)
    this.#byLength.set(length, known)
    return known
  }

  #entries(): Entry[] {
    this.#sorted ??= [...this.#byStem.values()]
      .flatMap(({ stem, forms }) => Array.from(forms, (form) => ({ folded: form, stem })))
      .sort((one, other) => (one.folded < other.folded ? -1 : 1))
    return this.#sorted
  }
}
