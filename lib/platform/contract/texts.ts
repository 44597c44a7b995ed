import { z } from 'zod'
import { oneLine, severalLines } from '../../visible-text'
import { orDefault } from './defaults'
import { cutText, most } from './limits'

/* Every text of the contract is one of these kinds, each with a greatest length. */

const anyText = orDefault(z.string(), '')
const isThere = z.string().min(1, 'is empty')

/** A name, a title, a label: one line. */
export const line = anyText.transform((value) => cutText(oneLine(value), most.line))

export const requiredLine = line.pipe(isThere)

/** A line whose white space at both ends counts. */
export const exactLine = anyText.transform((value) => {
  const text = oneLine(value)
  return cutText(text === value.trim() ? value : text, most.line)
})

/** A sentence or two in one line. */
export const summary = anyText.transform((value) => cutText(oneLine(value), most.summary))

/** Plain text of several lines. */
export const prose = anyText.transform((value) => cutText(severalLines(value), most.prose))

export const requiredProse = prose.pipe(isThere)

export const html = anyText.transform((value) => cutText(severalLines(value), most.html))
