/*
 * Removes control characters and direction marks from foreign text. They would reach file names, headers and e-mails, and a
 * direction mark changes the direction of the words after it.
 */

const surrogates = /\p{Surrogate}/gu
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const controls = /(?![\t\n\r])\p{Cc}/gu
const separators = /[\p{Zl}\p{Zp}]/gu
const directions = /\p{Bidi_Control}/gu
/** Characters that are drawn as nothing: a zero-width space, a soft hyphen, an empty Braille cell. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Any character that the others match. Almost no text has one, and a single test is several times as fast. */
const special =
  /[^\P{Cc}\t\n\r]|[\p{Surrogate}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800]/u

/** One line of visible text, trimmed; '' when nothing in it can be seen. */
export function oneLine(text: string): string {
  return severalLines(text.replace(lineBreaks, ' '))
}

/** Several lines of visible text, trimmed; '' when nothing in it can be seen. */
export function severalLines(text: string): string {
  return special.test(text) ? seen(text.replace(controls, ' ').replace(separators, '\n')) : text.trim()
}

/** The length of a text without the characters that are drawn as nothing. */
export function visibleLength(text: string): number {
  return text.replace(invisible, '').trim().length
}

/** The beginning of a text, at most so many UTF-16 code units, without half a character at the end. */
export function beginning(text: string, most: number): string {
  const cut = text.slice(0, most)
  return text.length > most ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut
}

/** At most so many characters, cut between two words if possible, with '…' for the rest. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = beginning(text, most - 1)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}

function seen(text: string): string {
  const clean = text.replace(surrogates, '\uFFFD').replace(directions, '').trim()
  return visibleLength(clean) === 0 ? '' : clean
}
