import { z } from 'zod'
import { oneLine, severalLines } from '../../format/visible-text'
import { cutText, most } from './limits'

/* Every text of the contract is of one of these kinds. Each kind has a maximum length. */

/** Replaces an absent value or null by the default of the specification, so that pages need not handle either. */
export const orDefault = <T extends z.ZodType>(schema: T, fallback: z.output<T>) =>
  schema.nullish().transform((value) => value ?? fallback)

const anyText = orDefault(z.string(), '')
const isThere = z.string().min(1, 'is empty')

/** A name, a title or a label, on one line. */
export const line = anyText.transform((value) => cutText(oneLine(value), most.line))

export const requiredLine = line.pipe(isThere)

/** A line whose leading and trailing white space is kept. */
export const exactLine = anyText.transform((value) => {
  const text = oneLine(value)
  return cutText(text === value.trim() ? value : text, most.line)
})

/** A sentence or two, on one line. */
export const summary = anyText.transform((value) => cutText(oneLine(value), most.summary))

/** Plain text on several lines. */
export const prose = anyText.transform((value) => cutText(severalLines(value), most.prose))

export const requiredProse = prose.pipe(isThere)

export const html = anyText.transform((value) => cutText(severalLines(value), most.html))
