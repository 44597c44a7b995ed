import { stemmer } from '@orama/stemmers/portuguese'
import { withoutAccents } from '../text/visible-text'

/** Matches a word in lower-case text: letters and digits, without punctuation, symbols or emoji. */
export const WORD =
  /[a-z0-9ªº\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff]+/g

const COMMON = new Set(
  'a o e é à às ao aos as os de do da dos das em no na nos nas num numa um uma por pelo pela para com que se ou como mas mais'.split(
    ' ',
  ),
)

/** The words of a text in lower case, with accents. */
export function wordsOf(text: string): string[] {
  return text.normalize().toLowerCase().match(WORD) ?? []
}

export function isCommon(word: string): boolean {
  return COMMON.has(word)
}

/** The stem that a word shares with its other forms: plural, gender, tense. */
export function stemOf(word: string): string {
  return withoutAccents(stemmer(singular(word)))
}

/** The singular of plurals that the stemmer does not know: "móveis", "viagens" and "camiões". */
function singular(word: string): string {
  return word
    .replace(/([aáeéêoóôuú])is$/, '$1l')
    .replace(/ns$/, 'm')
    .replace(/[õã]es$/, 'ão')
}

/** Endings whose accents the stemmer needs to recognize Portuguese words. */
const ENDINGS = ['ções', 'ção', 'ões', 'ães', 'ão', 'ência', 'ância', 'ável', 'áveis', 'ível', 'íveis']

/** The possible stems of a word, whose ending may have been typed without accents. */
export function possibleStems(word: string): string[] {
  const accented = ENDINGS.filter((ending) => word.endsWith(withoutAccents(ending)))
  return [word, ...accented.map((ending) => word.slice(0, -ending.length) + ending)].map(stemOf)
}
