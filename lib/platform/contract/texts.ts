import { z } from 'zod'
import { oneLine, severalLines } from '../../format/visible-text'
import { most } from './limits'

/* Every text of the contract is of one of these kinds. Each kind has a maximum length. */

const text = (clean: (value: string) => string, longest: number) =>
  z.string().overwrite(clean).max(longest).default('')

/** A name, a title or a label, on one line. */
export const line = text(oneLine, most.line)

/** A line whose leading and trailing white space is kept. */
export const exactLine = text((value) => {
  const visible = oneLine(value)
  return visible !== '' && visible === value.trim() ? value : visible
}, most.line)

/** A sentence or two, on one line. */
export const summary = text(oneLine, most.summary)

/** Plain text on several lines. */
export const prose = text(severalLines, most.prose)

export const html = text(severalLines, most.html)
