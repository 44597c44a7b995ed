import { routes } from '../port/routes'
import { oneLine } from '../text/visible-text'
import { type Group, groups } from './groups'

/** A question, and the wanted results: one page of a group, or the first results of each group. */
export interface Question {
  text: string
  group?: Group
  /** The page number, starting at 1. */
  page: number
}

/** The longest question, in UTF-16 code units. */
export const LONGEST_QUESTION = 100
/** The longest question, in words. */
const MAX_QUESTION_WORDS = 12
/** The last page that can be asked for. */
const LAST_PAGE = 500

/** What a visitor asked: nothing, more than the search accepts, or a question. */
export type QuestionInput = Question | 'empty' | 'long'

/** Reads a question from the query of an address: `q`, `em` and `pagina`. */
export function questionIn(query: URLSearchParams): QuestionInput {
  const typed = query.get('q') ?? ''
  if (typed.length > 2 * LONGEST_QUESTION) return 'long'
  const text = oneLine(typed).normalize('NFC').replace(/\s+/g, ' ')
  if (text === '') return 'empty'
  if (text.length > LONGEST_QUESTION || text.split(' ').length > MAX_QUESTION_WORDS) return 'long'
  const group = groups.find((name) => name === query.get('em'))
  const page = Number(/^[1-9]\d{0,2}$/.exec(query.get('pagina') ?? '')?.[0] ?? 1)
  return { text, ...(group && { group }), page: Math.min(page, LAST_PAGE) }
}

export function searchAddress({ text, group, page }: Question): string {
  const query = new URLSearchParams({ q: text })
  if (group) query.set('em', group)
  if (page > 1) query.set('pagina', String(page))
  return `${routes.search}?${query}`
}
