import { type Question, queryOf, questionIn } from './question'

/*
 * A question as the last segment of an address, behind which Next.js knows it: a query would make the page dynamic, and a dynamic
 * page is none that lib/page-cache.cjs sees.
 */

const BEGINNING = 'q-'

/** The pages for a question that is too long, and for one question too many. */
export const LONG = 'longa'
export const TOO_MANY = 'demais'

export function segmentOf(question: Question): string {
  return BEGINNING + Buffer.from(queryOf(question)).toString('base64url')
}

/** Undefined for a segment that no question has become. */
export function questionOf(segment: string): Question | undefined {
  if (!segment.startsWith(BEGINNING)) return undefined
  const query = Buffer.from(segment.slice(BEGINNING.length), 'base64url').toString()
  const question = questionIn(new URLSearchParams(query))
  return typeof question === 'string' ? undefined : question
}
