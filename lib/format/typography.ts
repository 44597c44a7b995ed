import hyphen from 'hyphen/pt/index.js'
import { plainSpaces } from './visible-text'

/* European Portuguese typography, for texts that pages show. Names, addresses, search and structured data keep the original text. */

const NBSP = '\u00a0'
const SHY = '\u00ad'

/** Letters that fit on a line of a title of the usual size on the narrowest phone. */
const TITLE_LINE = 20
/** A word of so many letters may be divided in a title of any size, because visitors may enlarge text to twice its size. */
const LONG_IN_TITLES = 13
/** In running text. */
const LONG = 15
/** In text that visitors copy, which has a soft hyphen only where it needs one: in words that may not fit on a line. */
const LONGEST = 20
const words = /\p{L}{9,}/gu
const capitals = /\p{Lu}/gu
/** A hyphen leaves at least so many letters on a line. */
const LEAST = 4

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
const loneLetters = /(?<=^|[\s(«“])(\p{L}) (?=\S{1,12}(?=\s|$))/gu

function together(text: string): string {
  return text.replace(digits, NBSP).replace(units, NBSP).replace(abbreviations, NBSP)
}

/** A text in which a no-break space of somebody else is a plain space, except where this typography has one. */
export function withOurSpaces(text: string): string {
  const plain = plainSpaces(text)
  return plain === text ? text : together(plain)
}

/** Keeps numbers together with their units, ranges and references, and replaces hyphens in ranges with dashes. */
export function bound(text: string): string {
  return besideAddresses(text.normalize(), boundWords)
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

/** How wide a text without a space is, in small letters. In the widest font of a theme a capital is as wide as 1.5 of them. */
function widthOf(token: string): number {
  return token.length + (token.match(capitals)?.length ?? 0) / 2
}

/** A word with soft hyphens between its syllables. */
function syllables(word: string): string {
  const parts = hyphen.hyphenateSync(word, { hyphenChar: SHY, minWordLength: LEAST }).split(SHY)
  return parts.reduce((before, part, index) => {
    const after = parts.slice(index).join('').length
    return before.replaceAll(SHY, '').length < LEAST || after < LEAST ? before + part : before + SHY + part
  })
}

function divided(text: string, least: number): string {
  return besideAddresses(text, (part) =>
    part.replace(words, (word) => (word.length < least ? word : syllables(word))),
  )
}

/** Running text: very long words may be divided between syllables. */
export function runningText(text: string): string {
  return divided(bound(text), LONG)
}

/** Text that visitors copy, such as an address or a post: a word may be divided only where it would not fit on a line. */
export function copiedText(text: string): string {
  return divided(text, LONGEST)
}

interface TitlePart {
  text: string
  /** A long word, or one of one letter with the next: kept on one line where it fits there. */
  isWhole: boolean
}

/** Stands between words that belong on one line, where the page has a plain space, which searches find. No text of the platform contains it. */
const TOGETHER = '\0'

function partOf(token: string): TitlePart {
  return { text: token.replaceAll(TOGETHER, ' '), isWhole: token.includes(SHY) || token.includes(TOGETHER) }
}

function joined(parts: TitlePart[], part: TitlePart): TitlePart[] {
  const last = parts.at(-1)
  return last && !last.isWhole && !part.isWhole
    ? [...parts.slice(0, -1), { text: last.text + part.text, isWhole: false }]
    : [...parts, part]
}

/** No word of one letter ends a line, and long words are parts of their own. @param line letters on a line of the narrowest phone */
export function titleParts(text: string, line = TITLE_LINE): TitlePart[] {
  const least = Math.min(line, LONG_IN_TITLES)
  const whole = text.length > line ? bound(text).replace(loneLetters, `$1${TOGETHER}`) : bound(text)
  return whole
    .split(/( )/)
    .map((token) => (widthOf(token) < least ? token : divided(token, 0)))
    .map(partOf)
    .reduce(joined, [])
}
