import { withoutAccents } from '../text/visible-text'
import { isCommon, possibleStems, stemOf } from './words'

/** How much a word counts if only its beginning matches. */
const WEIGHT_OF_BEGINNING = 0.6
/** How much a word counts if it has a typing error. */
const WEIGHT_OF_TYPING_ERROR = 0.4

/** The shortest beginning to match, in characters. A shorter one matches too many words. */
const MIN_BEGINNING = 2
/** The shortest word that may be mistyped, in characters. A shorter one is often another word. */
const MIN_MISTYPED = 5
/** How many families a word may mean by its beginning, and as many by a typing error. Those in the most texts are kept. */
const MAX_FAMILIES = 60

/** How many words are known, of 540 bytes each, which is more than any business uses. Content may have millions that occur once. */
export const MAX_WORDS = 250_000
/** How many occurrences of families in texts are known, of at least 8 bytes each. */
const MAX_OCCURRENCES = 10_000_000

/** All words of the content that are forms of one word. */
export interface Family {
  /** The spellings of the forms, without accents. */
  forms: Set<string>
  /** The numbers of the texts that have one of these forms. */
  texts: number[]
}

export class Vocabulary {
  #occurrences = 0

  constructor(private readonly maxWords: number) {}

  /** The family of each known word; undefined for a common word. */
  readonly #byWord = new Map<string, Family | undefined>()
  readonly #byStem = new Map<string, Family>()
  readonly #forms: { form: string; family: Family }[] = []

  get isFull(): boolean {
    return this.#byWord.size >= this.maxWords
  }

  /** Adds the words of a text. A full vocabulary takes no new words, but the occurrences of known ones still count. */
  learn(text: number, words: string[]): void {
    for (const family of new Set(words.map((word) => this.#learnWord(word)))) {
      if (!family || this.#occurrences >= MAX_OCCURRENCES) continue
      family.texts.push(text)
      this.#occurrences += 1
    }
  }

  /** The families that a word may mean, with their weights. A word that occurs in no shown text means nothing. */
  meanings(word: string, isShown: (text: number) => boolean): Map<Family, number> {
    const wanted = withoutAccents(word)
    const isUsed = (family: Family) => family.texts.some(isShown)
    const formsThat = (matches: (form: string) => boolean) =>
      this.#forms.filter(({ form, family }) => matches(form) && isUsed(family))
    const beginning = formsThat((form) => form.startsWith(wanted))
    const exact = beginning.filter(({ form }) => form === wanted).map(({ family }) => family)
    const sameStem = possibleStems(word).flatMap((stem) => this.#byStem.get(stem) ?? [])
    const meant = new Map([...exact, ...sameStem.filter(isUsed)].map((family) => [family, 1]))
    const mayBeMistyped = meant.size === 0 && wanted.length >= MIN_MISTYPED
    if (wanted.length >= MIN_BEGINNING) addFrequent(meant, beginning, WEIGHT_OF_BEGINNING)
    const isSpelledAlike = (form: string) => isOneEditApart(form, wanted)
    if (mayBeMistyped) addFrequent(meant, formsThat(isSpelledAlike), WEIGHT_OF_TYPING_ERROR)
    return meant
  }

  /** Adds a word if there is room. @returns its family; undefined for a common or an unknown word */
  #learnWord(word: string): Family | undefined {
    if (this.isFull || this.#byWord.has(word)) return this.#byWord.get(word)
    const stem = isCommon(word) ? '' : stemOf(word)
    const family = stem ? (this.#byStem.get(stem) ?? { forms: new Set<string>(), texts: [] }) : undefined
    const form = withoutAccents(word)
    if (family && !family.forms.has(form)) {
      family.forms.add(form)
      this.#byStem.set(stem, family)
      this.#forms.push({ form, family })
    }
    this.#byWord.set(word, family)
    return family
  }
}

/** Adds the families of words in the most texts, with a weight. */
function addFrequent(meant: Map<Family, number>, found: { family: Family }[], weight: number): void {
  const families = [...new Set(found.map(({ family }) => family))].filter((family) => !meant.has(family))
  families.sort((one, other) => other.texts.length - one.texts.length)
  for (const family of families.slice(0, MAX_FAMILIES)) meant.set(family, weight)
}

/** Whether two different words are one typing error apart: an extra, missing or wrong letter, or two swapped letters. */
function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const rest = one.slice(same)
  const otherRest = other.slice(same)
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  )
}
