import { plainSpaces } from './visible-text'

/* European Portuguese typography for texts that pages show. Names, addresses, search and structured data keep the original text. */

/** The no-break space. */
const NBSP = '\u00a0'

/** The soft hyphen, which marks a possible break while a text is split. */
const SHY = '\u00ad'

/** The width, in lower-case letters, of a word that fits on any line of running text on a phone, even with text at 175 %. */
const MAX_WHOLE_WIDTH = 15
/** Matches words that may be too wide for a line. A run of over 60 letters is not a word, and breaks anywhere. */
const words = /(?<!\p{L})\p{L}{9,60}(?!\p{L})/gu
/** Matches the letters that count as 1.5 lower-case letters (`widthOf`). */
const wideLetters = /[\p{Lu}mw]/gu

/** Matches between two syllables: before a consonant and a vowel, or two consonants that start a syllable. At least four letters stay together. */
const syllables =
  /(?<=\p{L}{4})(?<![bcdfgkptv](?=[lr])|[cln](?=h))(?=(?:[bcdfgkptv][lr]|[cln]h|[b-df-hj-np-tv-zç])[aeiouyáàâãéêíóôõúü])(?=\p{L}{4})/iu

/** Matches a web address, e-mail address or file name, which is copied rather than read, and not hyphenated. */
const copiedText = /@|:\/\/|[\p{L}\d]\.\p{L}{2}/u
/** Matches between a space and the word after it. */
const tokens = /(?<=\s)(?=\S)/

/** Matches the space within a number: `1 200`. */
const digitSpaces = /(?<=\d) (?=\d)/g
/** Matches the space between a number and its unit. */
const unitSpaces = /(?<=\d) (?=(?:€|%|[kcm]?m[²³]?|km|k?g|l|h|min|k?Wh?|kVA|°C|ºC)(?![\p{L}\d]))/gu
/** Matches the space after an abbreviation, before a short word or number: `n.º 12`, `Dr. Sá`. */
const abbreviationSpaces =
  /(?<=(?:n\.[ºª]s?|\d\.?[ºª]|art\.º|(?<!\p{L})(?:Dr|Dra|Sr|Sra|Eng|Av|pp?)\.)) (?=\S{1,6}(?!\S))/gu
/** Matches a range of years. */
const years = /(?<![\d-])((?:18|19|20)\d\d) ?[-–] ?((?:18|19|20)\d\d)(?![\d-])/g
/** Matches the hyphen in a range of hours: `8h-19h`. */
const hours = /(?<=\d[h:]\d{0,2})[-–](?=\d{1,2}[h:])/g
/** Matches the hyphen between two numbers with spaces around it: `8h - 19h`. */
const spacedHyphens = /(?<=\dh?) [-–] (?=\d)/g
/** Matches the space before a dash, so that no line starts with a dash. */
const dashes = /(?<=\S) (?=[–—] )/g
/** Matches the space after a word of one letter. */
const loneLetters = /(?<=(?:^|[\s(«“])\p{L}) (?=\S{1,12}(?:\s|$))/gu

/**
 * Matches a hyphen at which no line may end, with the letters beside it: before the pronoun of a verb (`devolve-o`, `dar-lhe-ia`), and
 * after a single letter (`e-mail`).
 */
const keptHyphens =
  /(\p{L}-(?:[ln]?[oa]s?|[mt][oa]s?|lh[eoa]s?|[mts]e|vos)(?:-(?:ei|ás?|emos|eis|ão|ias?|íamos|íeis|iam))?(?!\p{L})|(?<!\p{L})\p{L}-\p{L})/iu

/** Matches a short word with a hyphen: `e-mail`, `pós-venda`, `segunda-feira`. */
const keptWords = /((?<![\p{L}\d-])(?=[\p{L}\d-]{3,15}(?![\p{L}\d-]))\p{L}{1,13}(?:-\p{L}{1,13}){1,7})/u

/** Matches a hyphen within a word. */
const innerHyphen = /\p{L}-\p{L}/u

function joinUnits(text: string): string {
  return text.replace(digitSpaces, NBSP).replace(unitSpaces, NBSP).replace(abbreviationSpaces, NBSP)
}

/** A text with the no-break spaces of this typography, in place of any others. */
export function withOurSpaces(text: string): string {
  return joinUnits(plainSpaces(text))
}

/** Keeps numbers together with their units, ranges and references, and replaces hyphens in ranges with dashes. */
export function withNoBreakSpaces(text: string): string {
  return besideAddresses(text.normalize(), boundWords)
}

/** Applies `withNoBreakSpaces` to a title, in which no single-letter word ends a line. */
export function titleWithNoBreakSpaces(text: string): string {
  return withNoBreakSpaces(text).replace(loneLetters, NBSP)
}

function boundWords(text: string): string {
  const ranges = text
    .replace(years, '$1–$2')
    .replace(hours, '–')
    .replace(spacedHyphens, `${NBSP}– `)
    .replace(dashes, NBSP)
  return joinUnits(ranges)
}

function besideAddresses(text: string, change: (text: string) => string): string {
  if (!copiedText.test(text)) return change(text)
  let [done, rest] = ['', '']
  for (const token of text.split(tokens)) {
    if (!copiedText.test(token)) rest += token
    else [done, rest] = [done + change(rest) + token, '']
  }
  return done + change(rest)
}

/**
 * Splits a text into parts. Every second part stays on one line.
 * @param isTitle whether letters may be too large for a whole hyphenated word on one line of a phone
 */
export function withKeptHyphens(text: string, isTitle = false): string[] {
  if (!innerHyphen.test(text)) return [text]
  if (isTitle) return text.split(keptHyphens)
  return text.split(keptWords).flatMap((part, index) => (index % 2 === 0 ? part.split(keptHyphens) : part))
}

/** The width of letters, in lower-case letters. In the widest font of a theme, an upper-case letter, an m and a w count as 1.5. */
function widthOf(letters: string): number {
  return letters.length + (letters.match(wideLetters)?.length ?? 0) / 2
}

/** The width of the longest word, by which the size of a title is chosen. */
export function longestWord(text: string): number {
  return Math.max(0, ...(text.match(words) ?? []).map(widthOf))
}

/**
 * Splits a text into parts between which a line may end with a hyphen. Only words wider than `maxWidth` lower-case letters are split. The style sheet
 * draws the hyphen (`components/text/text.css`), so that screen readers, the clipboard and searches get the plain word.
 */
export function breakable(text: string, maxWidth = MAX_WHOLE_WIDTH): string[] {
  const marked = besideAddresses(text, (part) =>
    part.replace(words, (word) => (widthOf(word) > maxWidth ? word.split(syllables).join(SHY) : word)),
  )
  return marked.split(SHY)
}
