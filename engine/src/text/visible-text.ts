/* Removes control characters and direction marks from foreign text. They would reach file names, headers and e-mails, and reverse words. */

/** Matches line breaks and other control characters, which `oneLine` replaces with a space. */
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Matches control characters other than white space. */
const controls = /(?![\t\n\r])\p{Cc}/gu
/** Matches Unicode's line and paragraph separators. */
const separators = /[\p{Zl}\p{Zp}]/gu
/** Matches direction marks, and soft hyphens, which would reach screen readers, the clipboard and searches. */
const unwanted = /[\p{Bidi_Control}\u00ad]/gu
/** Matches invisible characters: a zero-width space, a soft hyphen, an empty Braille cell. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Matches more combining marks on one letter than any language has. The work of ordering them grows with the square of their number. */
const heapsOfMarks = /(\p{M}{30})\p{M}+/gu

/** Matches no-break spaces, as in word processors and some languages. */
const noBreakSpaces = /[\u00a0\u2007\u202f]/g

/** Matches any character that the others match. Almost no text has one, and a single test is several times as fast. */
const special =
  /[^\P{Cc}\t\n\r]|[\p{Surrogate}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2800]/u

/** One line of visible text, trimmed; '' if nothing in it is visible. */
export function oneLine(text: string): string {
  return severalLines(text.replace(lineBreaks, ' '))
}

/** Visible text with line breaks, trimmed; '' if nothing in it is visible. */
export function severalLines(text: string): string {
  const plain = text.replace(heapsOfMarks, '$1')
  return special.test(plain)
    ? visibleOnly(plain.replace(controls, ' ').replace(separators, '\n'))
    : plain.trim()
}

export function plainSpaces(text: string): string {
  return text.replace(noBreakSpaces, ' ')
}

/** A text without accents: "mudancas" for "mudanças". */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** The length of a text without invisible characters. */
export function visibleLength(text: string): number {
  return text.replace(invisible, '').trim().length
}

/** Matches hidden characters in copied names, addresses and numbers. Joiners and variation selectors stay in emoji and scripts that need them. */
const hidden =
  /(?![\p{Variation_Selector}\u200C\u200D])[\p{Default_Ignorable_Code_Point}\u2800]|(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu

/** A name, address or number without the characters that only a computer sees. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, '')
}

const characters = new Intl.Segmenter('pt', { granularity: 'grapheme' })

/** The first character as a reader sees it. An emoji of several code points counts as one. */
export function firstCharacter(text: string): string {
  return characters.segment(text).containing(0)?.segment ?? ''
}

/** The beginning of a text, at most `maxLength` UTF-16 code units long, without part of a character at the end. */
export function beginning(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // The two code units after the beginning show where its last character ends. A character longer than the beginning is cut.
  const end = characters.segment(text.slice(0, maxLength + 2)).containing(maxLength)?.index || maxLength
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '')
}

/** A text of at most `maxLength` characters, cut between words if possible, with '…' for the rest. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = beginning(text, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${end > 0 ? cut.slice(0, end) : cut}…`
}

function visibleOnly(text: string): string {
  const clean = text.toWellFormed().replace(unwanted, '').trim()
  return visibleLength(clean) === 0 ? '' : clean
}
