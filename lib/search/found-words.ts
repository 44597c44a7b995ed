import { folded, WORD } from './index/words'

/** The found words of a text in lower case, and where each begins. */
export type FoundWords = (text: string) => Iterable<[from: number, word: string]>

/**
 * Finds the words of a question by their spelling or their beginning.
 * @param forms the folded spellings that the index has found for the question
 */
export function wordFinder(forms: string[], questionWords: string[]): FoundWords {
  const known = new Set(forms)
  const beginnings = questionWords.map(folded).filter((word) => word.length > 1)
  const verdicts = new Map<string, boolean>()
  const isFound = (word: string) => {
    const before = verdicts.get(word)
    if (before !== undefined) return before
    const plain = folded(word)
    const verdict = known.has(plain) || beginnings.some((beginning) => plain.startsWith(beginning))
    verdicts.set(word, verdict)
    return verdict
  }
  // Most words of a text have another first letter. One with an accent may be any letter.
  const firstLetters = new Set([...known, ...beginnings].map((word) => word.charAt(0)))
  const mayBeFound = (word: string) => word > '\u007f' || firstLetters.has(word.charAt(0))

  return function* foundWords(text) {
    const small = text.toLowerCase()
    // In very few languages a text has another length in lower case. Positions would be wrong, so nothing is found.
    if (small.length !== text.length) return
    for (const { 0: word, index } of small.matchAll(WORD))
      if (mayBeFound(word) && isFound(word)) yield [index, word]
  }
}
