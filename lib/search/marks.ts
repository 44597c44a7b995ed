import { folded, WORD } from './words'

/** A piece of a text that is shown, and whether it is a word that was asked for. */
export interface Piece {
  text: string
  isFound: boolean
}

/** Characters of a text around the first word that was found, and how many of them before it. */
const PASSAGE = 200
const BEFORE = 60

/** Tells the words that a question has found: by how they are written, and by their beginnings. */
export function finder(forms: string[], questionWords: string[]): (word: string) => boolean {
  const known = new Set(forms)
  const beginnings = questionWords.map(folded).filter((word) => word.length > 1)
  const verdicts = new Map<string, boolean>()
  return (word) => {
    const before = verdicts.get(word)
    if (before !== undefined) return before
    const plain = folded(word)
    const verdict = known.has(plain) || beginnings.some((beginning) => plain.startsWith(beginning))
    verdicts.set(word, verdict)
    return verdict
  }
}

/** A text in pieces, so that what was found can be marked. */
export function marked(text: string, isFound: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const [from, word] of wordsAt(text)) {
    if (!isFound(word)) continue
    if (from > at) pieces.push({ text: text.slice(at, from), isFound: false })
    at = from + word.length
    pieces.push({ text: text.slice(from, at), isFound: true })
  }
  return at < text.length ? [...pieces, { text: text.slice(at), isFound: false }] : pieces
}

/** The part of the first of these texts that has a word that was found; of none, the beginning of the first. */
export function passage(texts: string[], isFound: (word: string) => boolean): string {
  for (const text of texts) {
    for (const [from, word] of wordsAt(text)) if (isFound(word)) return around(text, from)
  }
  return around(texts.find(Boolean) ?? '', 0)
}

function around(text: string, at: number): string {
  const space = at <= BEFORE ? -1 : text.indexOf(' ', at - BEFORE)
  const from = space < 0 || space >= at ? (at <= BEFORE ? 0 : at) : space + 1
  const rest = text.slice(from, from + PASSAGE)
  const end = from + PASSAGE < text.length ? rest.lastIndexOf(' ') : rest.length
  const cut = rest.slice(0, end > 0 ? end : rest.length).replace(/\s+/g, ' ')
  return `${from > 0 ? '… ' : ''}${cut.trim()}${from + end < text.length ? ' …' : ''}`
}

/** The words of a text in small letters, and where each begins. Small letters are as many, but for a few that nobody writes here. */
function* wordsAt(text: string): Iterable<[number, string]> {
  const small = text.toLowerCase()
  if (small.length !== text.length) return
  for (const { index, 0: word } of small.matchAll(WORD)) yield [index, word]
}
