import type { Site } from '@/lib/content/site'
import { type FoundWords, wordFinder } from './found-words'
import { type Group, groups } from './groups'
import { type Hit, hitOf } from './hits'
import type { ThreadAnswer } from './index/messages'
import { ask } from './index/searcher'
import { wordsOf } from './index/words'
import type { Question } from './question'
import { slugIn } from './records'

/** What is shown for a question. */
export interface Answer {
  question: Question
  total: number
  groups: { group: Group; count: number; hits: Hit[] }[]
  /** Set when one group is shown, page by page. */
  pages?: number
  /** No result has all words. */
  isPartial: boolean
  /** Not all texts were read yet. */
  isIncomplete: boolean
}

/** Results of each group on the first page, and on the pages of one group. */
const FIRST = 5
const PER_PAGE = 20

/**
 * Asks the index once it has the content of this site.
 * @throws Error when the search thread fails
 */
export async function answerTo(site: Site, question: Question): Promise<Answer> {
  const { text, group, page } = question
  const wanted = group
    ? { group, from: (page - 1) * PER_PAGE, to: page * PER_PAGE }
    : { group, from: 0, to: FIRST }
  const { found, isIncomplete } = await ask(site, text, wanted)
  const foundWords = wordFinder(found.forms, wordsOf(text))
  const shown = groups.flatMap((name) => {
    const of = found.groups.find((one) => one.group === name)
    return of && (group === undefined || group === name) ? { ...of, hits: hits(site, of, foundWords) } : []
  })
  // No result in this group: show the other groups.
  if (group && shown.length === 0 && found.groups.length > 0) return answerTo(site, { text, page: 1 })
  const pages = Math.ceil((shown[0]?.count ?? 0) / PER_PAGE)
  if (group && page > pages && pages > 0) return answerTo(site, { ...question, page: pages })
  const total = found.groups.reduce((sum, { count }) => sum + count, 0)
  return {
    question,
    total,
    groups: shown.map((one) => ({ group: one.group, count: one.count, hits: one.hits })),
    ...(group && { pages }),
    isPartial: found.isPartial,
    isIncomplete,
  }
}

function hits(
  site: Site,
  { group, ids }: ThreadAnswer['found']['groups'][number],
  foundWords: FoundWords,
): Hit[] {
  return ids.flatMap((id) => hitOf(site, group, slugIn(id), foundWords) ?? [])
}
