import { shortened, withoutAccents } from '../text/visible-text'
import { WORD } from './words'

/** The found words of a text in lower case, with their positions. */
export type FoundWords = (text: string) => Iterable<[from: number, word: string]>

export interface Piece {
  text: string
  isFound: boolean
}

/** The length of a passage. */
const PASSAGE_CHARACTERS = 200
/** How much of a passage may precede the first found word. */
const CHARACTERS_BEFORE = 60

/** Creates a function that finds words by the beginning of a word in the question, or by `forms`: the accentless spellings that the index found. */
export function wordFinder(forms: string[], questionWords: string[]): FoundWords {
  const known = new Set(forms)
  const beginnings = questionWords.map(withoutAccents).filter((word) => word.length > 1)
  // The first letter rules out most words. A word that starts with an accented letter is always checked.
  const firstLetters = new Set([...known, ...beginnings].map((word) => word.charAt(0)))
  const mayBeFound = (word: string) => word > '\u007f' || firstLetters.has(word.charAt(0))
  const isFound = (plain: string) => known.has(plain) || beginnings.some((start) => plain.startsWith(start))

  return function* foundWords(text) {
    const lowerCase = text.toLowerCase()
    // In very few languages, a text changes length in lower case. Positions would be wrong, so nothing is found.
    if (lowerCase.length !== text.length) return
    for (const { 0: word, index } of lowerCase.matchAll(WORD))
      if (mayBeFound(word) && isFound(withoutAccents(word))) yield [index, word]
  }
}

export function marked(text: string, foundWords: FoundWords): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const [from, word] of foundWords(text)) {
    if (from > at) pieces.push({ text: text.slice(at, from), isFound: false })
    at = from + word.length
    pieces.push({ text: text.slice(from, at), isFound: true })
  }
  return at < text.length ? [...pieces, { text: text.slice(at), isFound: false }] : pieces
}

/** The passage around the first found word, or else the beginning of the first text that is not empty. */
export function passage(texts: Iterable<string>, foundWords: FoundWords): string {
  let first = ''
  for (const original of texts) {
    const text = original.normalize()
    first ||= text
    for (const [from] of foundWords(text)) return around(text, from)
  }
  return around(first, 0)
}

function around(text: string, at: number): string {
  const start = at > CHARACTERS_BEFORE ? text.indexOf(' ', at - CHARACTERS_BEFORE) + 1 : 0
  const from = at > CHARACTERS_BEFORE && (start === 0 || start > at) ? at : start
  return `${from > 0 ? '… ' : ''}${shortened(text.slice(from), PASSAGE_CHARACTERS).replace(/\s+/g, ' ')}`
}
