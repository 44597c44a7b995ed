import { type Question, queryOf, questionIn } from '../question'

/*
 * A question as the last path segment of an internal address. A query would make the page dynamic, and
 * lib/next/page-cache/page-cache.cjs does not see dynamic pages.
 */

const BEGINNING = 'q-'

/** The segments for a question that is too long, and for a question above the limit. */
export const LONG = 'longa'
export const TOO_MANY = 'demais'

export function segmentOf(question: Question): string {
  return BEGINNING + Buffer.from(queryOf(question)).toString('base64url')
}

/** Undefined for a segment that encodes no question. */
export function questionOf(segment: string): Question | undefined {
  if (!segment.startsWith(BEGINNING)) return undefined
  const query = Buffer.from(segment.slice(BEGINNING.length), 'base64url').toString()
  const question = questionIn(new URLSearchParams(query))
  return typeof question === 'string' ? undefined : question
}
