import { plainSpaces } from './visible-text'

/* European Portuguese typography, for texts that pages show. Names, addresses, search and structured data keep the original text. */

const NBSP = '\u00a0'

const SHY = '\u00ad'

/** A word of so many small letters fits on every line of running text on a phone, also with text of 175 %. */
const WHOLE = 15
/** What may be wider than its line. A run of over 60 letters is no word, and ends a line wherever it has to. */
const words = /(?<!\p{L})\p{L}{9,60}(?!\p{L})/gu
const wide = /[\p{Lu}mw]/gu

/** Between two syllables: before a consonant with a vowel, or before two consonants that begin a syllable. At least four letters stay on a line. */
const syllables =
  /(?<=\p{L}{4})(?<![bcdfgkptv](?=[lr])|[cln](?=h))(?=(?:[bcdfgkptv][lr]|[cln]h|[b-df-hj-np-tv-zç])[aeiouyáàâãéêíóôõúü])(?=\p{L}{4})/iu

/** A web or e-mail address or the name of a file, which is copied and has no syllables. */
const address = /@|:\/\/|[\p{L}\d]\.\p{L}{2}/u
const tokens = /(?<=\s)(?=\S)/

const digits = /(?<=\d) (?=\d)/g
const units = /(?<=\d) (?=(?:€|%|[kcm]?m[²³]?|km|k?g|l|h|min|k?Wh?|kVA|°C|ºC)(?![\p{L}\d]))/gu
const abbreviations =
  /(?<=(?:n\.[ºª]s?|\d\.?[ºª]|art\.º|(?<!\p{L})(?:Dr|Dra|Sr|Sra|Eng|Av|pp?)\.)) (?=\S{1,6}(?!\S))/gu
const years = /(?<![\d-])((?:18|19|20)\d\d) ?[-–] ?((?:18|19|20)\d\d)(?![\d-])/g
const hours = /(?<=\d[h:]\d{0,2})[-–](?=\d{1,2}[h:])/g
const spacedHyphens = /(?<=\dh?) [-–] (?=\d)/g
/** A line does not begin with a dash. */
const dashes = /(?<=\S) (?=[–—] )/g
const loneLetters = /(?<=(?:^|[\s(«“])\p{L}) (?=\S{1,12}(?:\s|$))/gu

/**
 * A hyphen at which no line ends, with the letters at its sides: before the pronoun of a verb (`devolve-o`, `dar-lhe-ia`), and after a
 * single letter (`e-mail`).
 */
const keptHyphens =
  /(\p{L}-(?:[ln]?[oa]s?|[mt][oa]s?|lh[eoa]s?|[mts]e|vos)(?:-(?:ei|ás?|emos|eis|ão|ias?|íamos|íeis|iam))?(?!\p{L})|(?<!\p{L})\p{L}-\p{L})/iu

function together(text: string): string {
  return text.replace(digits, NBSP).replace(units, NBSP).replace(abbreviations, NBSP)
}

/** A text with the no-break spaces of this typography, and none of somebody else's. */
export function withOurSpaces(text: string): string {
  return together(plainSpaces(text))
}

/** Keeps numbers together with their units, ranges and references, and replaces hyphens in ranges with dashes. */
export function bound(text: string): string {
  return besideAddresses(text.normalize(), boundWords)
}

/** The same for a title, in which no word of one letter ends a line. */
export function boundTitle(text: string): string {
  return bound(text).replace(loneLetters, NBSP)
}

function boundWords(text: string): string {
  const ranges = text
    .replace(years, '$1–$2')
    .replace(hours, '–')
    .replace(spacedHyphens, `${NBSP}– `)
    .replace(dashes, NBSP)
  return together(ranges)
}

function besideAddresses(text: string, change: (text: string) => string): string {
  if (!address.test(text)) return change(text)
  let [done, rest] = ['', '']
  for (const token of text.split(tokens)) {
    if (!address.test(token)) rest += token
    else [done, rest] = [done + change(rest) + token, '']
  }
  return done + change(rest)
}

/** A text in parts, of which every second one stays on one line. */
export function withKeptHyphens(text: string): string[] {
  return text.split(keptHyphens)
}

/** How wide letters are, in small ones. In the widest font of a theme a capital, an m and a w are as wide as 1.5 of them. */
function widthOf(letters: string): number {
  return letters.length + (letters.match(wide)?.length ?? 0) / 2
}

/** The width of the longest word, which a title has to be small enough for. */
export function longestWord(text: string): number {
  return Math.max(0, ...(text.match(words) ?? []).map(widthOf))
}

/**
 * A text in parts between which a line may end with a hyphen: one part, unless it has a word wider than `whole` small letters. Each word
 * reaches screen readers, the clipboard and searches without a sign in it, so the hyphen is drawn by the style sheet (`components/text/text.css`).
 */
export function breakable(text: string, whole = WHOLE): string[] {
  const marked = besideAddresses(text, (part) =>
    part.replace(words, (word) => (widthOf(word) > whole ? word.split(syllables).join(SHY) : word)),
  )
  return marked.split(SHY)
}
