import { processState } from '@/lib/environment/process/process-state'
import { notePageView } from '@/lib/platform/snapshots/tenant'
import { searchedNames } from '@/lib/resources'
import type { Site } from '../site'
import { type FoundWords, marked, passage, wordFinder } from './found-words'
import type { Group } from './groups'
import { ask } from './index/searcher'
import { wordsOf } from './index/words'
import type { Asked, Question } from './question'
import { idOf, searchedRecords } from './records'

export type SearchContent = { kind: 'empty' | 'long' | 'unavailable' } | { kind: 'answer'; answer: Answer }

export type Hit = NonNullable<ReturnType<typeof hitOf>>

export interface Answer {
  question: Question
  total: number
  groups: { group: Group; count: number; hits: Hit[] }[]
  /** Set when one group is shown, page by page. */
  pages?: number
  /** No result has all words. */
  isPartial: boolean
}

/** Results of each group on the first page, and on the pages of one group. */
const FIRST = 5
const PER_PAGE = 20

processState.search ??= {}
const { search } = processState

/** The answer to a question, from the content that pages show now. A search outage is logged once, when it begins. */
export async function searchContent(site: Site, asked: Asked): Promise<SearchContent> {
  if (typeof asked === 'string') return { kind: asked }
  notePageView(searchedNames)
  try {
    const answer = await answerTo(site, asked)
    search.isOut = false
    return { kind: 'answer', answer }
  } catch (error) {
    if (!search.isOut) console.error(`[search] no answer: ${error instanceof Error ? error.message : error}`)
    search.isOut = true
    return { kind: 'unavailable' }
  }
}

/** @throws Error when the search thread fails */
async function answerTo(site: Site, question: Question): Promise<Answer> {
  const { text, group, page } = question
  const [from, to] = group ? [(page - 1) * PER_PAGE, page * PER_PAGE] : [0, FIRST]
  const found = await ask(site, text, { group, from, to })
  const shown = found.groups.filter((one) => group === undefined || one.group === group)
  // No result in this group: show the other groups.
  if (group && shown.length === 0 && found.groups.length > 0) return answerTo(site, { text, page: 1 })
  const pages = Math.ceil((shown[0]?.count ?? 0) / PER_PAGE)
  if (group && page > pages && pages > 0) return answerTo(site, { ...question, page: pages })
  const foundWords = wordFinder(found.forms, wordsOf(text))
  return {
    question,
    total: found.groups.reduce((sum, { count }) => sum + count, 0),
    groups: shown.map(({ group, count, ids }) => ({
      group,
      count,
      hits: ids.flatMap((id) => hitOf(site, group, id, foundWords) ?? []),
    })),
    ...(group && { pages }),
    isPartial: found.isPartial,
  }
}

/** A record as a search result; undefined for a record that no longer exists. */
function hitOf(site: Site, group: Group, id: string, foundWords: FoundWords) {
  const record = searchedRecords(site, group).find(id.slice(idOf(group, '').length))
  if (!record) return undefined
  const { href, title, about = '', passages, picture } = record
  const shown = (text: string) => marked(text, foundWords)
  return {
    href,
    title: shown(title.normalize()),
    about,
    passage: shown(passage(passages, foundWords)),
    picture,
  }
}
