import { folded, WORD } from './index/words'

/** The found words of a text in lower case, and where each begins. */
export type FoundWords = (text: string) => Iterable<[from: number, word: string]>

const LAST_OF_ASCII = 0x7f

let table: Uint8Array | undefined

/** For each UTF-16 code unit, whether it belongs to a word. A regular expression takes three times as long for a text of 7 KB. */
function wordTable(): Uint8Array {
  table ??= Uint8Array.from({ length: 0x10000 }, (_, code) =>
    Number(String.fromCharCode(code).search(WORD) === 0),
  )
  return table
}

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
  const firstLetters = new Set([...known, ...beginnings].map((word) => word.charCodeAt(0)))
  const mayBegin = (code: number) => code > LAST_OF_ASCII || firstLetters.has(code)

  const belongsToWord = wordTable()

  return function* foundWords(text) {
    const small = text.toLowerCase()
    // In very few languages a text has another length in lower case. Positions would be wrong, so nothing is found.
    if (small.length !== text.length) return
    for (let at = 0; at < small.length; at += 1) {
      const from = at
      while (belongsToWord[small.charCodeAt(at)]) at += 1
      if (at === from || !mayBegin(small.charCodeAt(from))) continue
      const word = small.slice(from, at)
      if (isFound(word)) yield [from, word]
    }
  }
}
