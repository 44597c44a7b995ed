/*
 * What is left of a text that came from elsewhere. A control character, or a mark that turns the direction of the words after
 * it, would reach file names, headers, e-mails and the text beside it.
 */

const surrogates = /\p{Surrogate}/gu
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const controls = /(?![\t\n\r])\p{Cc}/gu
const separators = /[\p{Zl}\p{Zp}]/gu
const directions = /\p{Bidi_Control}/gu
/** What is drawn as nothing: a zero-width space, a soft hyphen, an empty Braille cell. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whatever the others match. Almost no text has any of it, and to look once is several times as fast. */
const special =
  /[^\P{Cc}\t\n\r]|[\p{Surrogate}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800]/u

/** One line of visible text, trimmed; '' when nothing in it can be seen. */
export function oneLine(text: string): string {
  return severalLines(text.replace(lineBreaks, ' '))
}

/** The same for text of several lines, which keeps them. */
export function severalLines(text: string): string {
  return special.test(text) ? seen(text.replace(controls, ' ').replace(separators, '\n')) : text.trim()
}

/** The length of a text without what is drawn as nothing. */
export function visibleLength(text: string): number {
  return text.replace(invisible, '').trim().length
}

/** The beginning of a text, at most so many UTF-16 code units of it, and no half of a character. */
export function beginning(text: string, most: number): string {
  const cut = text.slice(0, most)
  return text.length > most ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut
}

/** At most so many characters, with '…' for what is left out; cut between two words where there are any. */
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
