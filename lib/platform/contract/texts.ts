import { z } from 'zod'
import { oneLine, severalLines } from '../../format/visible-text'
import { cutText, most } from './limits'

/* Every text of the contract is of one of these kinds. Each kind has a maximum length. */

/** Half a character has no encoding: an address that contains one would make every page that shows it an error. */
export const wellFormed = z.string().overwrite((value) => value.toWellFormed())

const anyText = wellFormed.default('')

/** A name, a title or a label, on one line. */
export const line = anyText.transform((value) => cutText(oneLine(value), most.line))

/** A line whose leading and trailing white space is kept. */
export const exactLine = anyText.transform((value) => {
  const text = oneLine(value)
  return cutText(text !== '' && text === value.trim() ? value : text, most.line)
})

/** A sentence or two, on one line. */
export const summary = anyText.transform((value) => cutText(oneLine(value), most.summary))

/** Plain text on several lines. */
export const prose = anyText.transform((value) => cutText(severalLines(value), most.prose))

export const html = anyText.transform((value) => cutText(severalLines(value), most.html))
