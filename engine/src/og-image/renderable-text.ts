import { beginning, shortened } from '../text/visible-text'

/** Matches the Latin characters that the display fonts of all themes have. */
const known =
  /[\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0131\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]/

/** Code units read per character drawn, since most of a text may be marks and characters that the fonts lack. */
const CODE_UNITS_PER_CHARACTER = 8

/** What image fonts can draw of a text: for an emoji, the generator would ask another server. Drawing time grows with the square of its length. */
export function renderableText(text: string, maxLength: number): string {
  const characters = Array.from(
    beginning(text, maxLength * CODE_UNITS_PER_CHARACTER).normalize('NFC'),
    drawableCharacter,
  )
  const drawn = characters.join('').replace(/\s+/g, ' ').trim()
  return shortened(drawn, maxLength)
}

/** A text reduced as by `renderableText`; '' if the fonts lack most of its letters, as for Greek or Chinese. */
export function renderableTitle(text: string, maxLength: number): string {
  const drawn = renderableText(text, maxLength)
  return lettersIn(drawn) * 2 < lettersIn(beginning(text, maxLength)) ? '' : drawn
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}

function drawableCharacter(character: string): string {
  if (known.test(character)) return character
  if (/\s/.test(character)) return ' '
  const base = character.normalize('NFD').charAt(0)
  return known.test(base) ? base : ''
}
